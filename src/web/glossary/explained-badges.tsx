import type { RedListCategory } from '#domain/assessments/red-list.ts'
import { citesWords, cmsWords, redListWords } from '#domain/glossary/coded-words.ts'
import type { Appendix, CmsAppendix } from '#domain/listings/appendix.ts'
import { CitesBadge, CmsBadge } from '#web/ui/appendix-badge.tsx'
import { RedListBadge } from '#web/ui/red-list-badge.tsx'
import { Coded } from './coded.tsx'

/* The badges as they stand everywhere but inside links and options: with what they mean. */

interface Repeatable {
  /** It stood nearby before, and Tab passes it by. */
  repeated?: boolean
}

interface ExplainedRedListBadgeProps extends Repeatable {
  status: RedListCategory | null
  codeOnly?: boolean
}

export function ExplainedRedListBadge({ repeated, ...badge }: ExplainedRedListBadgeProps) {
  return (
    <Coded look="badge" repeated={repeated} words={badge.status === null ? [] : redListWords(badge.status)}>
      <RedListBadge {...badge} />
    </Coded>
  )
}

export function ExplainedCitesBadge({ repeated, appendix }: Repeatable & { appendix: Appendix | null }) {
  return (
    <Coded look="badge" repeated={repeated} words={appendix === null ? [] : citesWords(appendix)}>
      <CitesBadge appendix={appendix} />
    </Coded>
  )
}

export function ExplainedCmsBadge({ repeated, appendix }: Repeatable & { appendix: CmsAppendix | null }) {
  return (
    <Coded look="badge" repeated={repeated} words={appendix === null ? [] : cmsWords(appendix)}>
      <CmsBadge appendix={appendix} />
    </Coded>
  )
}
