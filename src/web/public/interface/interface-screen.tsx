import { useSuspenseQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { InterfaceReference, ReferenceOperation } from '#domain/interface/interface-reference.ts'
import { operationsByTopic } from '#domain/interface/operations-by-topic.ts'
import { api } from '#web/api.ts'
import { Part } from '#web/public/written/part.tsx'
import { TextLink } from '#web/public/written/text-link.tsx'
import { WrittenPage } from '#web/public/written/written-page.tsx'
import { DescribedValues } from './described-values.tsx'

/** The reference of the public interface: its rules, and every address by topic. */
export function InterfaceScreen() {
  return (
    <WrittenPage page="interface" contents within="data">
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

interface OperationProps {
  operation: ReferenceOperation
  /** The address that all paths begin with. */
  address: string
}

/** An address with what it is for; what it takes and returns is folded. Summaries and meanings are in English. */
function OperationFold({ operation, address }: OperationProps) {
  const { t } = useTranslation('interface')
  const { id, path, summary, meaning, parameters, is_list, fields } = operation
  return (
    <details id={id} className="group/operation scroll-mt-6">
      <summary className="grid cursor-pointer list-none grid-cols-[1rem_minmax(0,1fr)] gap-x-2.5 py-3 [&::-webkit-details-marker]:hidden">
        <ChevronRight className="mt-1 size-4 text-accent transition-transform duration-quick group-open/operation:rotate-90 print:hidden" />
        <span className="col-start-2 grid gap-0.5">
          <span lang="en" className="font-semibold">
            {summary}
          </span>
          <code translate="no" className="text-xs text-ink-2 [overflow-wrap:anywhere]">
            {`GET ${path}`}
          </code>
        </span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-6 md:pl-6.5">
        {meaning && (
          <p lang="en" className="max-w-read text-ink-2">
            {meaning}
          </p>
        )}
        <p className="text-sm">
          <code translate="no">{address + path}</code>
        </p>
        <DescribedValues title={t('takes')} values={parameters} />
        <DescribedValues title={is_list ? t('answersList') : t('answers')} values={fields} />
      </div>
    </details>
  )
}

/** As programs send it; the rest is the token's own. */
const TOKEN_HEADER = 'Authorization: Bearer arctic_…'

const RULES = ['errors', 'etag', 'simulated', 'english'] as const

/** What holds for every address, and the other ways in. */
function InterfaceRules({ version, origin }: { version: string; origin: string }) {
  const { t } = useTranslation(['interface', 'common'])
  return (
    <>
      <Part id="rules" title={t('rules.title')}>
        <ul>
          {RULES.map((rule) => (
            <li key={rule}>{t(`rules.${rule}`)}</li>
          ))}
        </ul>
      </Part>
      <Part id="tokens" title={t('tokens.title')}>
        <p>
          {t('tokens.what')} <code translate="no">{TOKEN_HEADER}</code>
        </p>
        <ul>
          <li>
            {t('tokens.addresses')} <code translate="no">{`${origin}/api/admin/openapi.json`}</code>
          </li>
          <li>{t('tokens.scope')}</li>
          <li>{t('tokens.webhooks')}</li>
        </ul>
      </Part>
      <Part id="ways" title={t('ways.title')}>
        <ul>
          <li>
            <TextLink href="/api/openapi.json">{t('ways.openapi')}</TextLink> (
            {t('ways.version', { version })})
          </li>
          <li>
            <TextLink href="/data/guide">{t('common:pages.dataGuide.heading')}</TextLink>: {t('ways.guide')}
          </li>
          <li>
            {t('ways.assistants')} <code translate="no">{`${origin}/mcp`}</code>
          </li>
        </ul>
      </Part>
    </>
  )
}
