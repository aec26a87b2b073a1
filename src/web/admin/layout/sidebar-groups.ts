import type { LucideIcon } from 'lucide-react'
import {
  ChartColumn,
  ChartLine,
  CircleUser,
  Database,
  FilePenLine,
  FileText,
  History,
  Languages,
  LayoutDashboard,
  MessageSquareText,
  Users,
  Webhook,
  Wrench,
} from 'lucide-react'
import { may, type RoleHolder } from '#domain/accounts/roles.ts'
import { CURATED_TOPIC_NAMES, CURATED_TOPICS, type CuratedTopic } from '#domain/curation/curated-topics.ts'
import type { SidebarWord } from '#web/forms/admin-words.ts'
import { permissionOfAddress } from './permission-of-address.ts'

interface Entry {
  label: `sidebar.entries.${SidebarWord}` | `records.${CuratedTopic}.title`
  to: string
  /** A list of records has the icon of its kind. */
  icon: LucideIcon | CuratedTopic
  /** Another address of the same screen. */
  holds?: readonly string[]
}

/**
 * Every section of the back office, by what it is about. Source: specification, document 3, section 2.3, and
 * supplement, "Addresses beyond the route tables".
 */
export const SIDEBAR_GROUPS = [
  {
    word: 'overview',
    entries: [
      {
        label: 'sidebar.entries.dashboard',
        to: '/admin',
        icon: LayoutDashboard,
        holds: ['/admin/dashboard'],
      },
      { label: 'sidebar.entries.drafts', to: '/admin/drafts', icon: FilePenLine },
      { label: 'sidebar.entries.assistant', to: '/admin/chatbot', icon: MessageSquareText },
    ],
  },
  { word: 'species', entries: kindsOf('species') },
  { word: 'conservation', entries: kindsOf('conservation') },
  {
    word: 'trade',
    entries: [
      { label: 'sidebar.entries.tradeSummary', to: '/admin/trade-summary', icon: ChartColumn },
      { label: 'sidebar.entries.articleSummary', to: '/admin/article-summary', icon: FileText },
      { label: 'sidebar.entries.trendAudit', to: '/admin/article-summary/trend-audit', icon: ChartLine },
      ...kindsOf('trade'),
    ],
  },
  {
    word: 'reference',
    entries: [
      ...kindsOf('reference'),
      { label: 'sidebar.entries.translations', to: '/admin/translations', icon: Languages },
      { label: 'sidebar.entries.releases', to: '/admin/releases', icon: Database },
    ],
  },
  {
    word: 'tools',
    entries: [
      { label: 'sidebar.entries.audit', to: '/admin/audit', icon: History },
      { label: 'sidebar.entries.fixTaxonomy', to: '/admin/fix-taxonomy', icon: Wrench },
      { label: 'sidebar.entries.people', to: '/admin/people', icon: Users },
      { label: 'sidebar.entries.webhooks', to: '/admin/webhooks', icon: Webhook },
      { label: 'sidebar.entries.account', to: '/admin/account', icon: CircleUser },
    ],
  },
] as const satisfies readonly { word: string; entries: readonly Entry[] }[]

/** The lists of the kinds of record that are in a section. */
function kindsOf(section: (typeof CURATED_TOPICS)[CuratedTopic]['section']): Entry[] {
  return CURATED_TOPIC_NAMES.filter((topic) => CURATED_TOPICS[topic].section === section).map((topic) => ({
    label: `records.${topic}.title`,
    to: `/admin/${CURATED_TOPICS[topic].address}`,
    icon: topic,
  }))
}

/** The sections that a person's role opens, without those of which nothing is left. */
export const sidebarGroupsFor = (person: Pick<RoleHolder, 'role'>) =>
  SIDEBAR_GROUPS.map(({ word, entries }) => ({
    word,
    entries: entries.filter(({ to }) => may(person, permissionOfAddress(to))),
  })).filter(({ entries }) => entries.length > 0)

/** The entry whose screen or whose part this address is: of several, the most specific one. */
export function entryOf(pathname: string): string | undefined {
  const all = SIDEBAR_GROUPS.flatMap<Entry>(({ entries }) => [...entries])
  const isAt = ({ to, holds = [] }: Entry) =>
    pathname === to || holds.includes(pathname) || (to !== '/admin' && pathname.startsWith(`${to}/`))
  return all.filter(isAt).sort((one, other) => other.to.length - one.to.length)[0]?.to
}
