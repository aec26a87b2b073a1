import type { ChartContent } from './chart-content.ts'

/** What a chart is called where nothing around it says whom it is about: 'Narwhal (Monodon monoceros): Sources'. */
export const fullTitle = ({
  subject,
  title,
  titleNamesSubject,
}: Pick<ChartContent, 'subject' | 'title' | 'titleNamesSubject'>): string =>
  titleNamesSubject ? title : `${subject}: ${title}`
