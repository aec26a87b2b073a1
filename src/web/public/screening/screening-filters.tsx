import { useTranslation } from 'react-i18next'
import type { ListedFlag, ScreeningList } from '#contract/screening-contract.ts'
import type { ScreeningCriterion } from '#domain/trade/screening-criteria.ts'
import { FLAG_SORTS } from '#domain/trade/screening-criteria.ts'
import { chosenFlags, countByCriterion, countByExporter } from '#domain/trade/screening-list.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Select } from '#web/ui/select.tsx'
import { ScreeningSpecies } from './screening-species.tsx'
import { useFlagLabels } from './use-flag-labels.ts'
import { useScreeningAddress } from './use-screening-address.ts'

const ALL = ''

interface FiltersProps {
  flags: readonly ListedFlag[]
  /** What the portal counted, where there are other flags; else those that are here are counted. */
  counted: ScreeningList['counted']
}

/** By criterion, with how many flags each has under the other filters. */
export function CriterionPills({ flags, counted }: FiltersProps) {
  const { t } = useTranslation('trade')
  const { search } = useScreeningAddress()
  const ofOthers = { species_id: search.species, exporter: search.exporter }
  const criteria = counted?.criteria ?? countByCriterion(chosenFlags(flags, ofOthers))
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('screening.criteria')}</legend>
      <div className="flex flex-wrap gap-2">
        <Pill
          criterion={undefined}
          name={t('screening.all')}
          count={criteria.reduce((sum, { count }) => sum + count, 0)}
        />
        {criteria.map(({ criterion, count }) => (
          <Pill
            key={criterion}
            criterion={criterion}
            name={t(`screening.criterion.${criterion}`)}
            count={count}
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
  count: number
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
      <span className="font-normal text-ink-3 group-aria-pressed:text-paper">{number(count)}</span>
    </button>
  )
}

/** Whose flags are shown; in which order, where there are no columns to press. */
export function ScreeningSelects({ flags, counted }: FiltersProps) {
  const { t, i18n } = useTranslation('trade')
  const labels = useFlagLabels()
  const { search, order, change, sortBy } = useScreeningAddress()
  const { compare } = new Intl.Collator(i18n.language)

  const optionsOf = (values: readonly { value: string; name: string; count: number }[]): Option[] =>
    values
      .toSorted((a, b) => compare(a.name, b.name))
      .map(({ value, name, count }) => ({ value, label: t('screening.option', { name, count }) }))

  const ofOtherSpecies = { exporter: search.exporter, criterion: search.criterion }
  const ofOtherExporters = { species_id: search.species, criterion: search.criterion }
  const exporters = counted?.exporters ?? countByExporter(chosenFlags(flags, ofOtherExporters))
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:max-w-150">
      {counted === undefined ? (
        <Select
          label={t('screening.columns.species')}
          value={search.species ?? ALL}
          options={withChosen(
            [
              { value: ALL, label: t('screening.allSpecies') },
              ...optionsOf(countBySpecies(chosenFlags(flags, ofOtherSpecies), labels.species)),
            ],
            search.species,
            (id) => nameAmong(flags, id, labels.species) ?? id,
          )}
          onChange={(chosen) => change({ species: chosen || undefined })}
        />
      ) : (
        <ScreeningSpecies
          chosen={search.species === undefined ? undefined : nameAmong(flags, search.species, labels.species)}
        />
      )}
      <Select
        label={t('screening.columns.exporter')}
        value={search.exporter ?? ALL}
        options={withChosen(
          [
            { value: ALL, label: t('screening.allExporters') },
            ...optionsOf(
              exporters.map(({ exporter, count }) => ({
                value: exporter,
                name: labels.exporter({ exporter }),
                count,
              })),
            ),
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

type NameOf = (flag: ListedFlag) => string

const nameAmong = (flags: readonly ListedFlag[], id: string, nameOf: NameOf): string | undefined => {
  const found = flags.find(({ species_id }) => species_id === id)
  return found && nameOf(found)
}

/** Every species with a flag, and how many it has. */
const countBySpecies = (flags: readonly ListedFlag[], nameOf: NameOf) =>
  [...Map.groupBy(flags, ({ species_id }) => species_id)].flatMap(([value, [first, ...others]]) =>
    first === undefined ? [] : [{ value, name: nameOf(first), count: others.length + 1 }],
  )
