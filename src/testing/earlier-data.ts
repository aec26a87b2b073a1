import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, constants } from 'node:zlib'

const PACKED = fileURLToPath(new URL('./earlier-data/database.tar.br', import.meta.url))

/** Unpacks the data folder that an earlier version left; its README tells what is in it. */
export function unpackEarlierData(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true })
  const input = brotliDecompressSync(readFileSync(PACKED), {
    params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 },
  })
  const { status, stderr } = spawnSync('tar', ['-x', '-C', dataDir], { input })
  if (status !== 0) throw new Error(`tar could not unpack the earlier data: ${stderr}`)
}
