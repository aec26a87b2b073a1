/** A journey by keys alone that goes through the screens of these routes. */
interface KeyboardJourney {
  routes: readonly string[]
  file: string
  /** As it stands in the file. */
  title: string
}

/** The journeys beside the walk through the screens: what is done on a screen, and not only reached. */
export const KEYBOARD_JOURNEYS: KeyboardJourney[] = [
  {
    routes: ['/admin/login'],
    file: 'e2e/admin-sign-in.spec.ts',
    title: 'a curator signs in and out with the keyboard alone',
  },
  {
    routes: ['/admin', '/admin/dashboard'],
    file: 'e2e/admin-keyboard.spec.ts',
    title: 'with the keyboard alone the dashboard leads to what it counts and to what needs attention',
  },
  {
    routes: ['/admin/$records', '/admin/$records/create', '/admin/$records/$id/edit'],
    file: 'e2e/admin-keyboard.spec.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as the file has it
    title: 'with the keyboard alone a record of ${address} is added, edited and deleted',
  },
  {
    routes: ['/admin/article-summary'],
    file: 'e2e/admin-articles.spec.ts',
    title:
      'a curator finds a species, reads why it scores as it does and changes the table with the keyboard alone',
  },
  {
    routes: ['/admin/article-summary/trend-audit'],
    file: 'e2e/admin-trade.spec.ts',
    title: 'a curator audits the trend of a species with the keyboard alone',
  },
  {
    routes: ['/admin/trade-summary'],
    file: 'e2e/admin-trade.spec.ts',
    title: 'a curator generates the summary of one species with the keyboard alone',
  },
  {
    routes: ['/admin/chatbot'],
    file: 'e2e/admin-assistant.spec.ts',
    title: 'a curator picks a question, fills its blank and fixes what is missing, with the keyboard alone',
  },
  {
    routes: ['/admin/fix-taxonomy'],
    file: 'e2e/admin-species.spec.ts',
    title: 'the goose moves to its current name once, with the keyboard alone',
  },
  {
    routes: ['/admin/releases/$id'],
    file: 'e2e/admin-releases.spec.ts',
    title: 'a release is sent, compared, accepted and given back with the keyboard alone',
  },
  {
    routes: ['/admin/translations', '/admin/translations/create', '/admin/translations/$id/edit'],
    file: 'e2e/admin-translations.spec.ts',
    title: 'with the keyboard alone a translation is deleted, made anew, edited and brought back',
  },
]
