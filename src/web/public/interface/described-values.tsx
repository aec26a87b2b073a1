import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReferenceField, ReferenceParameter, ValueForm } from '#domain/interface/interface-reference.ts'

interface DescribedValuesProps {
  title: string
  values: readonly (ReferenceParameter | ReferenceField)[]
}

/** Parameters or fields, each with its forms and what it means. */
export function DescribedValues({ title, values }: DescribedValuesProps) {
  if (values.length === 0) return null
  return (
    <div>
      <p className="border-b border-ink pb-1 text-xs font-semibold">{title}</p>
      <dl className="text-sm">
        {values.map((value) => (
          <div
            key={value.name}
            className="grid gap-x-6 border-b border-line py-2 md:grid-cols-[15rem_minmax(0,1fr)]"
          >
            <dt>
              <code translate="no">{value.name}</code>
            </dt>
            <dd>
              <p className="text-ink-2">
                <ValueForms forms={value.forms} />
                {'place' in value && <Use {...value} />}
              </p>
              {value.meaning && <p lang="en">{value.meaning}</p>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Where a parameter goes, whether it has to be given, and what applies without it. */
function Use({ place, is_required, default: usual }: ReferenceParameter) {
  const { t } = useTranslation('interface')
  return (
    <>
      {', '}
      {place === 'path' ? t('inPath') : is_required ? t('required') : t('optional')}
      {usual !== null && (
        <>
          {`, ${t('usual')} `}
          <code translate="no">{usual}</code>
        </>
      )}
    </>
  )
}

/** The forms of a value in words around its types: 'list of string or null'. */
function ValueForms({ forms }: { forms: readonly ValueForm[] }) {
  const { t } = useTranslation('interface')
  return forms.map((form, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: forms have a fixed order
    <Fragment key={place}>
      {place > 0 && ` ${t('or')} `}
      {t('listOf').concat(' ').repeat(form.lists)}
      <Choices names={form.types} between={` ${t('or')} `} />
      <Choices names={form.values} between=", " />
    </Fragment>
  ))
}

function Choices({ names, between }: { names: readonly string[]; between: string }) {
  return names.map((name, place) => (
    <Fragment key={name}>
      {place > 0 && between}
      <code translate="no">{name}</code>
    </Fragment>
  ))
}
