import { TitledPage } from '../titled-page.tsx'
import { ComparisonTool } from './comparison-tool.tsx'

export function ComparisonScreen() {
  return (
    <TitledPage page="comparison" within="research" shows={['cites_trade']} cited={['cites_trade']}>
      <div className="mt-7">
        <ComparisonTool />
      </div>
    </TitledPage>
  )
}
