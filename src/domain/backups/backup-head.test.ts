import { expect, test } from 'vitest'
import { BACKUP_FORMAT, headProblem } from './backup-head.ts'

const KNOWN = ['0000_tables', '0001_views']
const usual = { format: BACKUP_FORMAT, version: '1.0.0', migration: '0001_views' }

test.each([
  { what: 'of this very version', head: usual, refused: false },
  { what: 'of an older database', head: { ...usual, migration: '0000_tables' }, refused: false },
  { what: 'of a newer database', head: { ...usual, migration: '0002_more' }, refused: true },
  { what: 'in a newer format', head: { ...usual, format: BACKUP_FORMAT + 1 }, refused: true },
])('a backup $what is refused: $refused', ({ head, refused }) => {
  expect(headProblem(head, KNOWN) !== undefined).toBe(refused)
})
