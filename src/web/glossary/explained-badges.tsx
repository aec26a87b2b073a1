import type { RedListCategory } from '#domain/assessments/red-list.ts'
import { citesWords, cmsWords, redListWords } from '#domain/glossary/coded-words.ts'
import type { Appendix, CmsAppendix } from '#domain/listings/appendix.ts'
import { CitesBadge, CmsBadge } from '#web/ui/appendix-badge.tsx'
import { RedListBadge } from '#web/ui/red-list-badge.tsx'
import { Coded } from './coded.tsx'

/* The badges as they stand everywhere but inside links and options: with what they mean. */

export function ExplainedRedListBadge(badge: { status: RedListCategory | null; codeOnly?: boolean }) {
  return (
    <Coded look="badge" words={badge.status === null ? [] : redListWords(badge.status)}>
      <RedListBadge {...badge} />
    </Coded>
  )
}

export function ExplainedCitesBadge({ appendix }: { appendix: Appendix | null }) {
  return (
    <Coded look="badge" words={appendix === null ? [] : citesWords(appendix)}>
      <CitesBadge appendix={appendix} />
    </Coded>
  )
}

export function ExplainedCmsBadge({ appendix }: { appendix: CmsAppendix | null }) {
  return (
    <Coded look="badge" words={appendix === null ? [] : cmsWords(appendix)}>
      <CmsBadge appendix={appendix} />
    </Coded>
  )
}
