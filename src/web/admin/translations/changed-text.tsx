import { useTranslation } from 'react-i18next'
import { changedWords, type TextPiece } from '#domain/translations/changed-words.ts'

interface ChangedTextProps {
  before: string
  after: string
  /** Which of the two versions is shown. */
  version: 'before' | 'after'
}

/** One version of a text, with the words marked that are not in the other one. */
export function ChangedText({ before, after, version }: ChangedTextProps) {
  const left = version === 'before' ? 'added' : 'removed'
  return changedWords(before, after)
    .filter(({ kind }) => kind !== left)
    .map((piece, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text are in a fixed order
      <Piece key={place} {...piece} />
    ))
}

function Piece({ kind, text }: TextPiece) {
  const { t, i18n } = useTranslation('admin')
  if (kind === 'same') return text
  const label = (words: string) => (
    <span lang={i18n.language} className="sr-only">
      {' '}
      [{words}]{' '}
    </span>
  )
  if (kind === 'removed')
    return (
      <del className="rounded-xs bg-danger-soft text-danger">
        {label(t('translations.removedWords'))}
        {text}
        {label(t('translations.wordsEnd'))}
      </del>
    )
  return (
    <ins className="rounded-xs bg-ok-soft font-semibold text-ok underline">
      {label(t('translations.addedWords'))}
      {text}
      {label(t('translations.wordsEnd'))}
    </ins>
  )
}
