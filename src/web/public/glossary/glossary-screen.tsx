import { Boundary } from '#web/components/section.tsx'
import { TitledPage } from '../titled-page.tsx'
import { GlossarySkeleton } from './glossary-skeleton.tsx'
import { LoadedGlossary } from './loaded-glossary.tsx'

export function GlossaryScreen() {
  return (
    <TitledPage page="glossary" cited={['catalogue-glossary']}>
      <Boundary skeleton={<GlossarySkeleton />}>
        <LoadedGlossary />
      </Boundary>
    </TitledPage>
  )
}
