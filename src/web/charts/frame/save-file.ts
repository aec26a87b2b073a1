import { tellNews } from '#web/news/news.ts'
import type { ChartContent } from './chart-content.ts'

const TYPES = {
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
  txt: 'text/plain;charset=utf-8',
  bib: 'application/x-bibtex;charset=utf-8',
  ris: 'application/x-research-info-systems;charset=utf-8',
  svg: 'image/svg+xml;charset=utf-8',
  png: 'image/png',
} as const

/**
 * 'arctic-tracker-monodon-monoceros-top-importers-1990-2010-simulated': a file name has its filters and its
 * warning when it is sent on.
 */
export function fileNameOf({
  name,
  narrowed,
  source,
}: Pick<ChartContent, 'name' | 'narrowed' | 'source'>): string {
  return ['arctic-tracker', name, narrowed?.fileName, source.simulated && 'simulated']
    .filter(Boolean)
    .join('-')
}

/** Hands the reader a file that the server makes. */
export function fetchFile(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}

/** Hands the reader a file of their own. */
export function saveFile(name: string, kind: keyof typeof TYPES, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], { type: TYPES[kind] }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.${kind}`
  link.click()
  URL.revokeObjectURL(address)
  tellNews({ what: 'exportComplete', file: link.download })
}
