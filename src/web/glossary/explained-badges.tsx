import { shownStatus } from '#domain/assessments/red-list-status.ts'
import { citesTerms, cmsTerms, redListTerms } from '#domain/glossary/term-names.ts'
import type { Appendix, CmsAppendix } from '#domain/listings/appendix.ts'
import { CitesBadge, CmsBadge } from '#web/ui/appendix-badge.tsx'
import { SpeciesStatus, type SpeciesStatusProps } from '#web/ui/species-status.tsx'
import { GlossaryTerms } from './glossary-terms.tsx'

/* The badges as they stand everywhere but inside links and options: with what they mean. */

interface Repeatable {
  /** It stood nearby before, and Tab passes it by. */
  repeated?: boolean
}

export function ExplainedSpeciesStatus({ repeated, ...shown }: Repeatable & SpeciesStatusProps) {
  const told = shownStatus(shown.status)
  return (
    <GlossaryTerms
      look="badge"
      repeated={repeated}
      words={told.kind === 'none' ? [] : redListTerms(told.category)}
    >
      <SpeciesStatus {...shown} />
    </GlossaryTerms>
  )
}

export function ExplainedCitesBadge({ repeated, appendix }: Repeatable & { appendix: Appendix | null }) {
  return (
    <GlossaryTerms look="badge" repeated={repeated} words={appendix === null ? [] : citesTerms(appendix)}>
      <CitesBadge appendix={appendix} />
    </GlossaryTerms>
  )
}

export function ExplainedCmsBadge({ repeated, appendix }: Repeatable & { appendix: CmsAppendix | null }) {
  return (
    <GlossaryTerms look="badge" repeated={repeated} words={appendix === null ? [] : cmsTerms(appendix)}>
      <CmsBadge appendix={appendix} />
    </GlossaryTerms>
  )
}
