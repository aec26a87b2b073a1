import { useTranslation } from 'react-i18next'
import type { ValidationKey } from '#web/forms/admin-words.ts'
import { useFieldNames } from '#web/forms/use-field-names.ts'
import { useMoments } from '../use-moments.ts'
import type { WholeDraft } from './draft-names.ts'

/** What was done with a draft, the last first, with comments. */
export function DraftSteps({ steps }: Pick<WholeDraft, 'steps'>) {
  const { t } = useTranslation('admin')
  const { moment } = useMoments()
  const { listOf } = useFieldNames()
  return (
    <section aria-labelledby="draft-steps" className="rounded-md border border-line bg-surface px-5.5 py-5">
      <h2 id="draft-steps" className="text-h3 font-[650]">
        {t('drafts.history')}
      </h2>
      <ol className="mt-2 divide-y divide-line">
        {steps.toReversed().map(({ action, by, at, comment, problem, fields }) => (
          <li key={`${at} ${action}`} className="py-2.5 text-sm wrap-anywhere">
            <span className="font-[550]">{t(`drafts.steps.${action}`)}</span>
            {comment && <p className="mt-1 whitespace-pre-line">{comment}</p>}
            {problem && (
              <p className="mt-1 text-danger">
                {t(`validation.${problem as ValidationKey}`, { defaultValue: problem })}
                {fields && ` ${t('drafts.concerns', { fields: listOf(fields) })}`}
              </p>
            )}
            <span className="block text-xs text-ink-3">
              {t('conflict.by', { who: by, when: moment(at) })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
