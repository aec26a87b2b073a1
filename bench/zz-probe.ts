import { readCatalogueFile } from '#ingest/catalogue/catalogue-files.ts'
import { processorSeconds } from './processor-time.ts'
import { startPortal } from './stage.ts'

const names = process.argv.slice(2)
for (const name of names) {
  const p = await startPortal({
    DATABASE_URL: `postgres://postgres@127.0.0.1:5432/${name}`,
    BUILD_AHEAD: 'off',
  })
  const ask = async (path: string) => {
    const c = processorSeconds(p.pid)
    const t = performance.now()
    const a = await fetch(p.address + path, { headers: { accept: 'text/html, application/json' } })
    const b = await a.arrayBuffer()
    return {
      path,
      ms: Math.round((performance.now() - t) * 10) / 10,
      cpu: Math.round((processorSeconds(p.pid) - c) * 1000),
      kb: Math.round(b.byteLength / 1000),
      status: a.status,
    }
  }
  const real = readCatalogueFile('species.csv')
  const all = []
  for (const { id, scientific_name } of real)
    all.push({ ...(await ask(`/api/species/${id}/trade/view`)), scientific_name })
  console.log(
    name,
    'first',
    all.slice(0, 3).map((a) => `${a.ms}/${a.cpu}`),
  )
  console.log(
    all
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, 6)
      .map((a) => `${a.scientific_name} ${a.ms} ms cpu ${a.cpu} ${a.kb} kB`),
  )
  const again = []
  for (const { id, scientific_name } of real)
    again.push({ ...(await ask(`/api/species/${id}/trade/view?start_year=1990`)), scientific_name })
  console.log(
    'narrowed',
    again
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, 6)
      .map((a) => `${a.scientific_name} ${a.ms} ms cpu ${a.cpu} ${a.kb} kB`),
  )
  for (const path of [
    '/api/landing',
    '/api/species',
    '/api/species/filter-counts',
    '/api/species/all',
    '/api/species/names',
    '/api/species/names?limit=201',
    '/api/species/names/is',
    '/api/search-index?most_species=200',
    '/api/countries',
    '/api/countries/GL',
    '/api/countries/GL',
    '/api/trade/explorer',
    '/api/trade/explorer/files',
    '/api/screening',
    '/sitemap.xml',
    '/sitemap-1.xml',
    '/feeds/changes.atom',
    '/api/effectiveness',
    '/api/effectiveness/count',
    '/api/effectiveness-metrics',
    '/',
    '/gallery',
    '/trade',
    '/?lang=is',
    '/screening',
    '/countries/GL',
    '/arctic-tracker',
    '/research/species-comparison',
  ]) {
    const r = await ask(path)
    console.log(`${r.path} ${r.ms} ms cpu ${r.cpu} ${r.kb} kB ${r.status}`)
  }
  await p.stop()
}
