import { MethodologyPage } from './methodology-page.tsx'

export function MethodologyScreen() {
  return <MethodologyPage page="methodology" current="overview" text="methodology" shows={['cites_trade']} />
}
