import { TradeAddresses } from './trade-addresses.tsx'
import { TradeAnimals } from './trade-animals.tsx'
import { TradeArticles } from './trade-articles.tsx'
import { TradeLedgers } from './trade-ledgers.tsx'
import { TradeMovements } from './trade-movements.tsx'
import { TradeOverview } from './trade-overview.tsx'
import { TradeSigns } from './trade-signs.tsx'
import { TradeTrends } from './trade-trends.tsx'

/** Every rule behind a trade figure, with its source. */
export function Trade() {
  return (
    <>
      <TradeOverview />
      <TradeArticles />
      <TradeLedgers />
      <TradeMovements />
      <TradeTrends />
      <TradeAnimals />
      <TradeSigns />
      <TradeAddresses />
    </>
  )
}
