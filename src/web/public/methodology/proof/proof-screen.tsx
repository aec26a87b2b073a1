import { WrittenPage } from '#web/public/written/written-page.tsx'
import { ProofPart } from './proof-part.tsx'

/** Figures that others printed, beside what the records here give for them. */
export function ProofScreen() {
  return (
    <WrittenPage page="proof" within="methodology" current="proof" shows={['cites_trade']}>
      <ProofPart />
    </WrittenPage>
  )
}
