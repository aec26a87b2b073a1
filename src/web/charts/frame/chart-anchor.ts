import type { ChartContent } from './chart-content.ts'

/** The anchor of a chart on its page, from the address of its data: 'chart-top-importers'. */
export function chartAnchor({ view }: Pick<ChartContent, 'view'>): string | undefined {
  const name = view?.path.split('/').at(-1)
  return name === undefined ? undefined : `chart-${name}`
}

/** The address of a page with a chart as its anchor. */
export function addressOfChart(page: string, chart: Pick<ChartContent, 'view'>): string {
  const anchor = chartAnchor(chart)
  const [address = page] = page.split('#')
  return anchor === undefined ? page : `${address}#${anchor}`
}
