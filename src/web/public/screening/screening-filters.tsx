import { useTranslation } from 'react-i18next'
import type { ListedFlag } from '#contract/screening-contract.ts'
import type { ScreeningCriterion } from '#domain/trade/screening-criteria.ts'
import { FLAG_SORTS } from '#domain/trade/screening-criteria.ts'
import { chosenFlags, countByCriterion } from '#domain/trade/screening-list.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Select } from '#web/ui/select.tsx'
import { useFlagLabels } from './use-flag-labels.ts'
import { useScreeningAddress } from './use-screening-address.ts'

const ALL = ''

interface FiltersProps {
  flags: readonly ListedFlag[]
  /** Whether there are others, so that nothing is counted beside the choices. */
  isPart: boolean
}

/** By criterion, with how many flags each has under the other filters. */
export function CriterionPills({ flags, isPart }: FiltersProps) {
  const { t } = useTranslation('trade')
  const { search } = useScreeningAddress()
  const others = chosenFlags(flags, { species_id: search.species, exporter: search.exporter })
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('screening.criteria')}</legend>
      <div className="flex flex-wrap gap-2">
        <Pill criterion={undefined} name={t('screening.all')} count={isPart ? undefined : others.length} />
        {countByCriterion(others).map(({ criterion, count }) => (
          <Pill
            key={criterion}
            criterion={criterion}
            name={t(`screening.criterion.${criterion}`)}
            count={isPart ? undefined : count}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface PillProps {
  /** Undefined for all. */
  criterion: ScreeningCriterion | undefined
  name: string
  count: number | undefined
}

function Pill({ criterion, name, count }: PillProps) {
  const { number } = useFormat()
  const { search, change } = useScreeningAddress()
  return (
    <button
      type="button"
      aria-pressed={criterion === search.criterion}
      onClick={() => change({ criterion })}
      className="group inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-4 text-left text-sm font-semibold transition-colors duration-quick hover:bg-tint aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper md:min-h-9"
    >
      {name}
      {count !== undefined && (
        <span className="font-normal text-ink-3 group-aria-pressed:text-paper">{number(count)}</span>
      )}
    </button>
  )
}

/** Whose flags are shown; in which order, where there are no columns to press. */
export function ScreeningSelects({ flags, isPart }: FiltersProps) {
  const { t, i18n } = useTranslation('trade')
  const labels = useFlagLabels()
  const { search, order, change, sortBy } = useScreeningAddress()
  const { compare } = new Intl.Collator(i18n.language)

  /** Every value with a flag under the other filters, and the chosen one. */
  const optionsOf = (
    left: readonly ListedFlag[],
    keyOf: (flag: ListedFlag) => string,
    nameOf: (flag: ListedFlag) => string,
  ) =>
    [...Map.groupBy(left, keyOf)]
      .flatMap(([value, [first, ...others]]) =>
        first === undefined ? [] : [{ value, name: nameOf(first), count: others.length + 1 }],
      )
      .sort((a, b) => compare(a.name, b.name))
      .map(({ value, name, count }) => ({
        value,
        label: isPart ? name : t('screening.option', { name, count }),
      }))

  const bySpecies = chosenFlags(flags, { exporter: search.exporter, criterion: search.criterion })
  const byExporter = chosenFlags(flags, { species_id: search.species, criterion: search.criterion })
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:max-w-150">
      <Select
        label={t('screening.columns.species')}
        value={search.species ?? ALL}
        options={withChosen(
          [
            { value: ALL, label: t('screening.allSpecies') },
            ...optionsOf(bySpecies, ({ species_id }) => species_id, labels.species),
          ],
          search.species,
          (id) => nameAmong(flags, id, labels.species),
        )}
        onChange={(chosen) => change({ species: chosen || undefined })}
      />
      <Select
        label={t('screening.columns.exporter')}
        value={search.exporter ?? ALL}
        options={withChosen(
          [
            { value: ALL, label: t('screening.allExporters') },
            ...optionsOf(byExporter, ({ exporter }) => exporter, labels.exporter),
          ],
          search.exporter,
          (exporter) => labels.exporter({ exporter }),
        )}
        onChange={(chosen) => change({ exporter: chosen || undefined })}
      />
      <div className="lg:hidden">
        <Select
          label={t('screening.sortBy')}
          value={order.sort}
          options={FLAG_SORTS.map((value) => ({ value, label: t(`screening.columns.${value}`) }))}
          onChange={(chosen) => chosen !== order.sort && sortBy(chosen)}
        />
      </div>
    </div>
  )
}

type Option = { value: string; label: string }

/** An address may name what has no flag: it is offered too, so that the filter shows what is chosen. */
const withChosen = (
  options: readonly Option[],
  chosen: string | undefined,
  nameOf: (chosen: string) => string,
): Option[] =>
  chosen === undefined || options.some(({ value }) => value === chosen)
    ? [...options]
    : [...options, { value: chosen, label: nameOf(chosen) }]

const nameAmong = (flags: readonly ListedFlag[], id: string, nameOf: (flag: ListedFlag) => string) => {
  const found = flags.find(({ species_id }) => species_id === id)
  return found === undefined ? id : nameOf(found)
}
