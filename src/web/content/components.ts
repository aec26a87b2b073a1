/*
 * What a text may use. A text names it without importing it: the compiler imports what stands here
 * (`scripts/written-texts.ts`).
 */
export { DataLoads } from '#web/public/about/data-loads.tsx'
export { DataSources } from '#web/public/about/data-sources.tsx'
export {
  ContactAddress,
  Institution,
  SoftwareVersion,
  TeamRoles,
} from '#web/public/about/portal-identity.tsx'
export { Technologies } from '#web/public/about/technologies.ts'
export {
  CheckedWidths,
  LanguageCount,
  NarrowestWidth,
  StatementDay,
} from '#web/public/accessibility/checked-facts.tsx'
export { Formula, RuleName } from '#web/public/methodology/formula.tsx'
export {
  LiteratureSchema,
  SearchPrompt,
  StructuringPrompt,
} from '#web/public/methodology/literature-blocks.tsx'
export { MeasuresTable } from '#web/public/methodology/measures-table.tsx'
export { SignsTable, SourceGroupsTable, TrendCountsTable } from '#web/public/methodology/ordered-tables.tsx'
export { ReadingCard } from '#web/public/methodology/reading-card.tsx'
export { SampleQueries, SampleQuery } from '#web/public/methodology/sample-query.tsx'
export { SchemaTable } from '#web/public/methodology/schema-table.tsx'
export {
  ArcticCountryCodes,
  RuleFigure,
  RuleShareFigure,
} from '#web/public/methodology/trade-rule-figure.tsx'
export { WholeAnimalsTable } from '#web/public/methodology/whole-animals-table.tsx'
export { DatedEntries, DatedEntry, NoteDay, NoteDays } from '#web/public/release-notes/dated-entry.tsx'
export { InterfaceExample } from '#web/public/research/interface-example.tsx'
export { CodeFence as CodeBlock } from '#web/public/written/code-fence.tsx'
export { FactCard, FactCards } from '#web/public/written/fact-cards.tsx'
export { FigureStrip } from '#web/public/written/figure-strip.tsx'
export { Fold } from '#web/public/written/fold.tsx'
export { ComingCard, LinkCard, LinkCards } from '#web/public/written/link-cards.tsx'
export { Part } from '#web/public/written/part.tsx'
export {
  AppendixCount,
  CategoryCount,
  DecliningTradeShare,
  EntryCount,
  PopulationCount,
  ReviewedCount,
  SpeciesCount,
  TradeRecordCount,
  UncheckedCount,
} from '#web/public/written/portal-figures.ts'
export { Quotation } from '#web/public/written/quotation.tsx'
export {
  CoveredUntil,
  DatasetCount,
  LastCompleteYear,
  ReleaseName,
  ReleaseVersion,
  SeizureRecordCount,
  TradeCitation,
  TradeYearCount,
  TradeYears,
  TrendWindowYears,
} from '#web/public/written/release-figures.tsx'
export { ReleasesTable } from '#web/public/written/releases-table.tsx'
export { Stage, Stages } from '#web/public/written/stages.tsx'
export { ExternalLink, useMDXComponents } from '#web/public/written/text-link.tsx'
export { CaptionedTable as Table } from '#web/public/written/written-table.tsx'
export { ButtonLink } from '#web/ui/button.tsx'
export { Notice } from '#web/ui/notice.tsx'
