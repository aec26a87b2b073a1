import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ListedFlag } from '#contract/screening-contract.ts'
import { otherAppendixWrittenFor } from '#domain/trade/screening-list.ts'
import { ReleaseSource } from '#web/components/release-source.tsx'
import { GlossaryText } from '#web/glossary/glossary-text.tsx'
import { useFlagLabels } from './use-flag-labels.ts'

/** Which paragraph each criterion is, what is counted, and which release: the source of the table. */
export function ScreeningNotes({ flags }: { flags: readonly ListedFlag[] }) {
  const { t } = useTranslation('trade')
  return (
    <section aria-labelledby="screening-notes" className="grid max-w-read gap-2 text-xs text-ink-2">
      <h2 id="screening-notes" className="text-sm font-[650] text-ink">
        {t('screening.notes.title')}
      </h2>
      <ul className="grid list-disc gap-1.5 pl-4.5">
        <li>
          <GlossaryText>{t('screening.notes.sharp')}</GlossaryText> <OtherAppendices flags={flags} />
        </li>
        <li>
          <GlossaryText>{t('screening.notes.captive')}</GlossaryText>
        </li>
        <li>
          <GlossaryText>{t('screening.notes.commercial')}</GlossaryText>
        </li>
        <li>{t('screening.notes.figure')}</li>
        <li>{t('screening.notes.zero')}</li>
      </ul>
      <p>
        <Link to="/methodology" className="inline-flex min-h-6 items-center text-accent underline">
          {t('screening.notes.method')}
        </Link>
      </p>
      <ReleaseSource dataset="cites_trade" />
    </section>
  )
}

/** The species of rows whose paragraph is written for another appendix than theirs. */
function OtherAppendices({ flags }: { flags: readonly ListedFlag[] }) {
  const { t } = useTranslation('trade')
  const labels = useFlagLabels()
  const others = flags.filter((flag) => otherAppendixWrittenFor(flag) !== undefined)
  const ofSpecies = [...Map.groupBy(others, ({ species_id }) => species_id).values()].flatMap(
    ([first]) => first ?? [],
  )
  return ofSpecies
    .map((flag) =>
      flag.cites_appendix === null
        ? t('screening.notes.notListed', { species: labels.species(flag) })
        : t('screening.notes.listedIn', {
            species: labels.species(flag),
            appendix: flag.cites_appendix,
          }),
    )
    .join(' ')
}
