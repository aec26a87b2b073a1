import { MethodologyPage } from './methodology-page.tsx'
import { READING_MINUTES } from './reading-minutes.ts'

export function DataArchitectureScreen() {
  return (
    <MethodologyPage
      page="dataArchitecture"
      current="dataArchitecture"
      text="data-architecture"
      minutes={READING_MINUTES.dataArchitecture}
      canonical="/methodology/data-science"
      shows={['cites_trade', 'seizures']}
    />
  )
}
