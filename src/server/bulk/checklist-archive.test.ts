import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { Reader } from '#database/access.ts'
import { checklistArchive } from './checklist-archive.ts'

test('an archive whose rows cannot be read is no whole archive', async () => {
  const unreadable = {
    select: () => {
      throw new Error('The database is away')
    },
  } as unknown as Reader
  const portal = {
    name: 'Arctic Tracker',
    institution: 'University of Akureyri',
    public_url: 'https://portal.example',
  }
  await expect(
    buffer(checklistArchive(unreadable, { portal: portal as never, datasets: [] })),
  ).rejects.toThrow('The database is away')
})
