import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ReferenceOperation } from '#domain/interface/interface-reference.ts'
import { DescribedValues } from './described-values.tsx'

interface OperationProps {
  operation: ReferenceOperation
  /** The address that all paths begin with. */
  address: string
}

/** An address with what it is for; what it takes and returns is folded. Summaries and meanings are in English. */
export function OperationFold({ operation, address }: OperationProps) {
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
