import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { InterfaceReference } from '#domain/interface/interface-reference.ts'
import { operationsByTopic } from '#domain/interface/operations-by-topic.ts'
import { api } from '#web/api.ts'
import { Part } from '#web/public/written/part.tsx'
import { WrittenPage } from '#web/public/written/written-page.tsx'
import { InterfaceRules } from './interface-rules.tsx'
import { OperationFold } from './operation-fold.tsx'

/** The reference of the public interface: its rules, and every address by topic. */
export function InterfaceScreen() {
  const { t } = useTranslation('common')
  return (
    <WrittenPage page="interface" contents within={[{ name: t('pages.data.heading'), to: '/data' }]}>
      <Reference />
    </WrittenPage>
  )
}

function Reference() {
  const { t } = useTranslation('interface')
  const { data: reference } = useSuspenseQuery<InterfaceReference>(api.interface.reference.queryOptions())
  return (
    <div>
      <p>{t('summary')}</p>
      <InterfaceRules version={reference.version} origin={originOf(reference.address)} />
      {operationsByTopic(reference.operations).map(({ topic, operations }) => (
        <Part key={topic} id={topic} title={t(`topics.${topic}`)}>
          <ul className="grid max-w-none border-t border-line">
            {operations.map((operation) => (
              <li key={operation.id} className="border-b border-line">
                <OperationFold operation={operation} address={reference.address} />
              </li>
            ))}
          </ul>
        </Part>
      ))}
    </div>
  )
}

const originOf = (address: string) => address.replace(/\/api$/, '')
