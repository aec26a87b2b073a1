import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { problemOf } from '#domain/facts/fact-findings.ts'
import { findInFacts } from '#domain/facts/find-in-facts.ts'
import { CATALOGUE_FOLDER, readCatalogueFile } from '#ingest/catalogue/catalogue-files.ts'
import { readCatalogueTables } from './corrections/catalogue-tables.ts'
import { readCorrections } from './corrections/correction-files.ts'
import { notApplied, unanswered } from './corrections/corrections.ts'
import { readCatalogueFacts } from './facts/catalogue-facts.ts'
import { DISAGREEMENTS_FILE, reasonFor } from './facts/explained-disagreements.ts'
import { aboveLimits, belowLimits, countByFile, countByProblem } from './facts/fact-counts.ts'
import { countsTable, findingLine, firstTradeTable } from './facts/fact-report.ts'
import { countTradeYears } from './facts/trade-years.ts'

/*
 * Counts the problems with the facts of the catalogue and fails where there are more than catalogue/fact-limits.json
 * allows. With REFERENCE_DATA it also compares the trade records and the corrections. --list adds the second-hand and
 * unchecked facts and the first trade year of every species and appendix; --catalogue <folder> checks another
 * catalogue.
 */

const { values: options } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    catalogue: { type: 'string', default: CATALOGUE_FOLDER },
  },
})
const referenceData = process.env.REFERENCE_DATA
const limits: Record<string, number> = JSON.parse(
  readFileSync(join(CATALOGUE_FOLDER, 'fact-limits.json'), 'utf8'),
)

const trade = referenceData ? await countTradeYears(referenceData) : undefined
const { facts, species } = readCatalogueFacts(options.catalogue, trade)
const findings = findInFacts(facts, species, new Date().getFullYear())
const sum = countByProblem(findings)
console.log(`${countsTable(countByFile(findings, facts), sum, limits)}\n`)

const ONLY_WITH_LIST = ['second_hand', 'unchecked']
const reasons = readCatalogueFile(DISAGREEMENTS_FILE)
for (const finding of findings) {
  if (!options.list && ONLY_WITH_LIST.includes(problemOf(finding.what))) continue
  const reason = reasonFor(finding, reasons)
  console.log(findingLine(finding) + (reason === undefined ? '' : `. ${reason}.`))
}

const explained = findings.filter((finding) => reasonFor(finding, reasons) !== undefined)
const counts: Record<string, number> = { ...sum, trade_disagrees: sum.trade_disagrees - explained.length }
console.log(
  `\n${explained.length} disagreements with the trade records have a reason in ${DISAGREEMENTS_FILE}.`,
)
if (referenceData) {
  const corrections = readCorrections(referenceData)
  const open = notApplied(corrections, readCatalogueTables(options.catalogue))
  const wrong = unanswered(open, readCatalogueFile('corrections-answered.csv'))
  counts.wrong = wrong.length
  console.log(
    `\nCorrections: ${corrections.length} rows, ${corrections.length - open.length} applied, ` +
      `${open.length - wrong.length} answered with a reason, ${wrong.length} neither.`,
  )
  for (const { file, scientific_name, key } of wrong)
    console.log(`wrong  ${[file, scientific_name, key].join(' | ')}`)
  if (options.list)
    console.log(['\nFirst trade records by species and appendix', ...firstTradeTable(species)].join('\n'))
} else {
  console.log('\nREFERENCE_DATA names no folder: trade records and corrections were not compared.')
}

for (const problem of belowLimits(counts, limits))
  if (referenceData || !['wrong', 'trade_disagrees'].includes(problem))
    console.log(
      `The limit for '${problem}' can come down from ${limits[problem]} to ${counts[problem] ?? 0}.`,
    )
const above = aboveLimits(counts, limits)
for (const problem of above)
  console.log(`There are ${counts[problem]} facts of the kind '${problem}'; ${limits[problem]} are allowed.`)
process.exitCode = above.length > 0 ? 1 : 0
