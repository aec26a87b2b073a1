import { capitalised } from '../names/letter-case.ts'

/** A release that figures rest on. */
export interface CitedRelease {
  title: string
  /** The publisher's name for it, e.g. 2025.1. */
  version: string | null
  /** How its publisher asks to be cited. */
  citation: string | null
  simulated: boolean
}

/** What is cited: a chart, a table or a page of the portal, as it was read on a day. */
export interface CitedView {
  /** Tells it from every other; the same view always has the same: 'monodon-monoceros-top-importers-2025.1'. */
  name: string
  /** The portal's name, e.g. 'Arctic Tracker'. */
  portal: string
  institution: string
  /** What is shown, e.g. 'Top Importers'. */
  title: string
  /** The species, e.g. 'Narwhal (Monodon monoceros)'; absent where there is no single one. */
  subject?: string | undefined
  /** Sentences on how figures were counted and which records were chosen. */
  notes: readonly string[]
  releases: readonly CitedRelease[]
  /** Where it was read. */
  address: string
  /** YYYY-MM-DD on which it was read. */
  accessed: string
  doi?: string | undefined
}

/** The parts of a citation that are words, in the language of the reader. */
export interface CitationWords {
  /** Ends the title of made-up figures, e.g. 'simulated data'. */
  simulated: string
  /** Names a release, e.g. 'CITES Trade Database, version 2025.1'. */
  release: (release: CitedRelease) => string
  /** Where and when it was read, e.g. 'Arctic Tracker, https://…, read on 3 Nov 2026.' */
  readAt: string
  /** Introduces the citations that publishers ask for, e.g. 'Data:'. */
  data: string
}

/** Whether any of the figures are made up. */
export const isSimulated = ({ releases }: Pick<CitedView, 'releases'>): boolean =>
  releases.some(({ simulated }) => simulated)

/** Species and title; the title of simulated figures says so, since titles are what reference lists show. */
export function citedTitle(view: CitedView, words: Pick<CitationWords, 'simulated'>): string {
  const title = view.subject === undefined ? view.title : `${view.subject}: ${view.title}`
  // Names of species are written small in some languages, but begin a sentence here.
  const begun = capitalised(title)
  return isSimulated(view) ? `${begun} (${words.simulated})` : begun
}

/** The versions of the releases, with their titles where there are several; undefined where no release has one. */
export function citedVersion({ releases }: Pick<CitedView, 'releases'>): string | undefined {
  const versioned = releases.filter(({ version }) => version !== null)
  if (versioned.length === 0) return undefined
  if (releases.length === 1) return versioned[0]?.version ?? undefined
  return versioned.map(({ title, version }) => `${title} ${version}`).join('; ')
}

/** How the publishers of the data ask to be cited, each once; what they do not say is not made up. */
export const sourceCitations = ({ releases }: Pick<CitedView, 'releases'>): string[] => [
  ...new Set(releases.flatMap(({ citation }) => (citation === null ? [] : [asSentence(citation)]))),
]

/** The citations that the publishers ask for, introduced; undefined where none is known. */
export function sourcesNote(view: CitedView, words: Pick<CitationWords, 'data'>): string | undefined {
  const sources = sourceCitations(view)
  return sources.length === 0 ? undefined : `${words.data} ${sources.join(' ')}`
}

/** What goes into the note of a reference: how it was counted, and what it rests on. */
export const citedNotes = (view: CitedView, words: Pick<CitationWords, 'data'>): string[] => [
  ...view.notes,
  ...[sourcesNote(view, words) ?? []].flat(),
]

/** A key for reference managers, in letters that each of them takes: 'arctic-tracker-2026-monodon-monoceros-top-importers'. */
export function citationKey({ name, accessed }: Pick<CitedView, 'name' | 'accessed'>): string {
  const slug = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '')
  return `arctic-tracker-${accessed.slice(0, 4)}-${slug}`
}

/** Publishers' citations often end in an address, and the next sentence would run on. */
export const asSentence = (text: string): string => text.trim().replace(/[^.?!]$/, '$&.')
