import { inArray } from 'drizzle-orm'
import type { Parameters } from '#domain/assistant/parameters.ts'
import type { QuestionId } from '#domain/assistant/question-forms.ts'
import type { Understood } from '#domain/assistant/understand.ts'
import { yearOf } from '#domain/calendar.ts'
import { Invalid } from '#domain/problems.ts'
import type { TranslationLanguage } from '#domain/translations/translated-fields.ts'
import type { TranslationWork } from '#domain/translations/translation-work.ts'
import type { Reader } from '../access.ts'
import { species } from '../schema/index.ts'
import { listTranslationWork } from '../translations/translations-queries.ts'
import { type Answer, owner } from './answer.ts'
import { answerChanges, answerLatestImports } from './changes-queries.ts'
import { answerNoSource, answerUncheckedFacts } from './facts-queries.ts'
import {
  answerNoAssessment,
  answerNoCitesListing,
  answerNoCmsListing,
  answerNoListing,
  answerNoName,
  answerNoPicture,
  answerNoRecords,
  answerNoTradeRecords,
} from './missing-records-queries.ts'
import {
  answerConflictingFlags,
  answerEmptyField,
  answerIncompleteProfiles,
  answerMissingInProfile,
  answerNotReviewed,
  answerUnknownFamily,
} from './profiles-queries.ts'
import {
  answerDuplicateNames,
  answerOldAssessments,
  answerReferencesWithoutDoi,
  answerTermsWithoutExample,
  answerUndatedListings,
} from './records-queries.ts'
import {
  answerOutdatedSummaries,
  answerTradeOfSpecies,
  answerTrendDiffers,
  answerUnknownCodes,
  answerUnlinkedTrade,
} from './trade-answers-queries.ts'

type Query = (db: Reader, parameters: Parameters, today: string) => Promise<Answer>

const ANSWERS: Readonly<Record<QuestionId, Query>> = {
  no_listing: answerNoListing,
  no_cites_listing: answerNoCitesListing,
  no_cms_listing: answerNoCmsListing,
  no_assessment: answerNoAssessment,
  no_name_in_language: (db, { language }) => answerNoName(db, given(language)),
  no_translation: (db, { translation }) => answerNoTranslation(db, given(translation)),
  no_picture: answerNoPicture,
  no_trade_records: answerNoTradeRecords,
  no_records: (db, { records }) => answerNoRecords(db, given(records)),
  empty_field: (db, { field }) => answerEmptyField(db, given(field)),
  incomplete_profiles: (db, { percent }) => answerIncompleteProfiles(db, given(percent)),
  missing_in_profile: (db, { species_id }) => answerMissingInProfile(db, given(species_id)),
  not_reviewed: answerNotReviewed,
  unknown_family: answerUnknownFamily,
  old_assessments: (db, { years }, today) => answerOldAssessments(db, yearOf(today) - given(years)),
  unchecked_facts: answerUncheckedFacts,
  unchecked_facts_of_species: answerUncheckedFacts,
  no_source: answerNoSource,
  undated_listings: answerUndatedListings,
  conflicting_flags: (db, _, today) => answerConflictingFlags(db, today),
  duplicate_names: answerDuplicateNames,
  references_without_doi: answerReferencesWithoutDoi,
  terms_without_example: answerTermsWithoutExample,
  trade_records_of_species: (db, { species_id, ...span }) =>
    answerTradeOfSpecies(db, given(species_id), span),
  unknown_trade_codes: (db) => answerUnknownCodes(db),
  unknown_trade_code: (db, { code }) => answerUnknownCodes(db, given(code)),
  unlinked_trade_records: answerUnlinkedTrade,
  trend_differs: answerTrendDiffers,
  outdated_summaries: (db, _, today) => answerOutdatedSummaries(db, today),
  changes_of_species: answerChanges,
  changes_since: answerChanges,
  latest_changes: answerChanges,
  changes_by: answerChanges,
  deletions: (db, { day }) => answerChanges(db, { day, actions: ['remove'] }),
  latest_imports: answerLatestImports,
}

/** The rows that answer a question, as the data are at this moment. */
export function answerQuestion(
  db: Reader,
  { question, parameters }: Understood,
  today: string,
): Promise<Answer> {
  return ANSWERS[question](db, parameters, today)
}

function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Invalid('The question lacks what it asks about')
  return value
}

/** Texts that are not translated into a language, in the order of the list of translations. */
async function answerNoTranslation(db: Reader, language: TranslationLanguage): Promise<Answer> {
  const work = await listTranslationWork(db)
  const missing = work.filter((one) => one.language === language && one.state === 'missing')
  const ids = [...new Set(missing.flatMap((one) => speciesOf(one) ?? []))]
  const owners = ids.length === 0 ? [] : await db.select(owner).from(species).where(inArray(species.id, ids))
  return {
    of_species: true,
    columns: ['table', 'record', 'field'],
    rows: missing.map((one) => {
      const { table_name: table, record_id, record_name, field } = one
      return {
        id: `${record_id} ${field}`,
        species: owners.find(({ id }) => id === speciesOf(one)) ?? null,
        cells: { table, record: record_name, field },
        fix: { at: 'translation', table, record_id, field, language },
      }
    }),
  }
}

/** Whose text it is; of a species' own text, that same species. */
const speciesOf = ({ table_name, record_id, species_id }: TranslationWork) =>
  table_name === 'species' ? record_id : (species_id ?? null)
