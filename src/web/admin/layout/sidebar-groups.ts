import type { LucideIcon } from 'lucide-react'
import {
  Ban,
  BookA,
  ChartColumn,
  ChartLine,
  ClipboardCheck,
  Clock,
  Database,
  FileText,
  Fish,
  Gauge,
  Globe,
  History,
  Languages,
  Layers,
  LayoutDashboard,
  Library,
  List,
  Map as MapIcon,
  MapPin,
  MessageSquareText,
  Network,
  PackageCheck,
  Quote,
  Scale,
  Shield,
  ShieldOff,
  Signature,
  Tag,
  TriangleAlert,
  Waypoints,
  Wrench,
} from 'lucide-react'

interface RailEntry {
  /** Its words: `admin:sidebar.entries.{word}`. */
  word: string
  to: string
  Icon: LucideIcon
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
      { word: 'dashboard', to: '/admin', holds: ['/admin/dashboard'], Icon: LayoutDashboard },
      { word: 'assistant', to: '/admin/chatbot', Icon: MessageSquareText },
    ],
  },
  {
    word: 'species',
    entries: [
      { word: 'species', to: '/admin/species', Icon: List },
      { word: 'commonNames', to: '/admin/common-names', Icon: Tag },
      { word: 'synonyms', to: '/admin/species-synonyms', Icon: Signature },
      { word: 'families', to: '/admin/families', Icon: Network },
      { word: 'subpopulations', to: '/admin/subpopulations', Icon: Layers },
      { word: 'distributionRanges', to: '/admin/distribution-ranges', Icon: MapIcon },
      { word: 'threats', to: '/admin/species-threats', Icon: TriangleAlert },
    ],
  },
  {
    word: 'conservation',
    entries: [
      { word: 'citesListings', to: '/admin/cites-listings', Icon: Scale },
      { word: 'iucnAssessments', to: '/admin/iucn-assessments', Icon: ClipboardCheck },
      { word: 'cmsListings', to: '/admin/cms-listings', Icon: Waypoints },
      { word: 'cmsAssessments', to: '/admin/cms-assessments', Icon: Gauge },
      { word: 'tradeSuspensions', to: '/admin/trade-suspensions', Icon: Ban },
      { word: 'citesReservations', to: '/admin/cites-reservations', Icon: ShieldOff },
      { word: 'exportQuotas', to: '/admin/cites-export-quotas', Icon: PackageCheck },
      { word: 'measures', to: '/admin/conservation-measures', Icon: Shield },
      { word: 'timelineEvents', to: '/admin/timeline-events', Icon: Clock },
    ],
  },
  {
    word: 'trade',
    entries: [
      { word: 'tradeSummary', to: '/admin/trade-summary', Icon: ChartColumn },
      { word: 'articleSummary', to: '/admin/article-summary', Icon: FileText },
      { word: 'trendAudit', to: '/admin/article-summary/trend-audit', Icon: ChartLine },
      { word: 'catchRecords', to: '/admin/catch-records', Icon: Fish },
    ],
  },
  {
    word: 'reference',
    entries: [
      { word: 'glossary', to: '/admin/glossary', Icon: BookA },
      { word: 'translations', to: '/admin/translations', Icon: Languages },
      { word: 'references', to: '/admin/references', Icon: Library },
      { word: 'textSources', to: '/admin/text-sources', Icon: Quote },
      { word: 'countries', to: '/admin/countries', Icon: Globe },
      { word: 'managementAreas', to: '/admin/management-areas', Icon: MapPin },
      { word: 'releases', to: '/admin/releases', Icon: Database },
    ],
  },
  {
    word: 'tools',
    entries: [
      { word: 'audit', to: '/admin/audit', Icon: History },
      { word: 'fixTaxonomy', to: '/admin/fix-taxonomy', Icon: Wrench },
    ],
  },
] as const satisfies readonly { word: string; entries: readonly RailEntry[] }[]

/** The entry whose screen or whose part this address is: of several, the one that says most. */
export function entryOf(pathname: string): string | undefined {
  const all: readonly RailEntry[] = SIDEBAR_GROUPS.flatMap(({ entries }) => [...entries])
  const isAt = ({ to, holds = [] }: RailEntry) =>
    pathname === to || holds.includes(pathname) || (to !== '/admin' && pathname.startsWith(`${to}/`))
  return all.filter(isAt).sort((one, other) => other.to.length - one.to.length)[0]?.to
}
