import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { ValueForm } from '#domain/interface/interface-reference.ts'

/** The forms of a value in words around its types: 'list of string or null'. */
export function ValueForms({ forms }: { forms: readonly ValueForm[] }) {
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
