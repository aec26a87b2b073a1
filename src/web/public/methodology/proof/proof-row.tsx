import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublishedFigure } from '#contract/proof-contract.ts'
import type { ProofVerdict } from '#domain/proof/proof-verdict.ts'
import { CommonName } from '#web/components/common-name.tsx'
import { SpeciesName } from '#web/components/species-name.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { OutboundLink } from '#web/ui/outbound-link.tsx'
import { tradeAddress } from '../../species/trade/trade-address.ts'
import { useFigureLabels } from './use-figure-labels.ts'

/** A figure, where it was printed, what it is counted from here, both values and how they compare. */
export function ProofRow({ figure }: { figure: PublishedFigure }) {
  const { t } = useTranslation('trade')
  const labels = useFigureLabels()
  const { species_id, scientific_name, common_name, label, printed_value, unit, ours, verdict, notes } =
    figure
  return (
    <tr className="align-top max-lg:grid max-lg:grid-cols-2 max-lg:gap-3 max-lg:rounded-md max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-4 lg:border-b lg:border-line lg:hover:bg-tint">
      <th
        scope="row"
        className="text-left font-normal [overflow-wrap:anywhere] max-lg:col-span-2 lg:py-3 lg:pr-3"
      >
        <Link
          to="/species/$id"
          params={{ id: species_id }}
          className="inline-block text-xs text-ink-2 no-underline hover:underline"
        >
          <CommonName species_id={species_id} name={common_name} />,{' '}
          <SpeciesName name={scientific_name} className="text-sm" />
        </Link>
        <span lang="en" className="block text-base leading-snug font-semibold">
          {label}
        </span>
        <FigureSelections figure={figure} />
        <Publication figure={figure} />
      </th>
      <Value label={t('proof.columns.printed')}>{labels.value(printed_value, unit)}</Value>
      <Value label={t('proof.columns.ours')}>
        {ours === null ? (
          <span className="whitespace-nowrap text-ink-3">{t('proof.notCompared')}</span>
        ) : (
          labels.value(ours, unit)
        )}
      </Value>
      <td className="max-lg:col-span-2 lg:w-52 xl:w-64 lg:py-3 lg:pl-3">
        {verdict && <VerdictBadge verdict={verdict} />}
        {verdict && notes.length > 0 && (
          <ul className="mt-1.5 grid gap-1 text-xs text-ink-2">
            {notes.map((note) => (
              <li key={note}>{labels.note(note)}</li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  )
}

/** A figure under the name of its column, which is beside it where there are no columns. */
function Value({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="lg:px-3 lg:py-3 lg:text-right">
      <span className="block text-xs font-semibold text-ink-2 lg:hidden">{label}</span>
      <span className="text-base font-semibold tabular-nums lg:font-normal">{children}</span>
    </td>
  )
}

function Publication({ figure: { publisher, title, year, address, place } }: { figure: PublishedFigure }) {
  const { t } = useTranslation('trade')
  const localized = year === null ? publisher : t('proof.publisherYear', { publisher, year })
  return (
    <span className="block text-xs text-ink-2 [&_a]:inline [&_a]:text-xs [&_a_svg]:inline [&_a_svg]:size-3">
      <span lang="en">{localized}: </span>
      <OutboundLink href={address}>
        <span lang="en">{title}</span>
      </OutboundLink>
      {place && <span lang="en">, {place}</span>}
    </span>
  )
}

const TONES = {
  equal: 'ok',
  within_2_percent: 'ok',
  revised_since: 'accent',
  method_differs: 'warn',
  method_not_stated: 'outline',
  not_explained: 'danger',
} as const satisfies Record<ProofVerdict, string>

/** How a printed figure and ours compare. */
function VerdictBadge({ verdict }: { verdict: ProofVerdict }) {
  const labels = useFigureLabels()
  return <Badge tone={TONES[verdict]}>{labels.verdict(verdict)}</Badge>
}

const FIRST_LETTER = 'A'.charCodeAt(0)
const DECIMALS = 1

/** What a figure is counted from, each selection as a link to the view that shows it, and the formula over several. */
function FigureSelections({ figure: { species_id, parts, formula } }: { figure: PublishedFigure }) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const labels = useFigureLabels()
  const isFormula = formula !== 'A'
  return (
    <span className="my-1.5 grid gap-1 text-xs">
      {parts.map((part, place) => {
        const letter = String.fromCharCode(FIRST_LETTER + place)
        return (
          <span key={letter} className="block">
            {isFormula && <strong className="font-semibold">{letter}: </strong>}
            <Link
              to="/species/$id"
              params={{ id: species_id }}
              search={{ tab: 'trade', ...tradeAddress(part.selection) }}
              className="text-accent underline decoration-line-strong underline-offset-2"
            >
              {labels.part(part)}
            </Link>
            {isFormula && part.value !== null && (
              <span className="text-ink-2"> = {format.number(part.value, DECIMALS)}</span>
            )}
          </span>
        )
      })}
      {isFormula && (
        <span className="text-ink-2">{t('proof.formula', { formula: writtenFormula(formula) })}</span>
      )}
    </span>
  )
}

/** '100 × A ÷ B'. */
const writtenFormula = (formula: string) =>
  formula.replaceAll('*', ' × ').replaceAll('/', ' ÷ ').replaceAll('-', ' − ').replaceAll('+', ' + ')
