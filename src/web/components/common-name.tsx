import { useLocalNames } from './use-local-names.ts'

interface CommonNameProps {
  species_id: string
  /** The name in English. */
  name: string
}

/** A species' name in the reader's language, else its English one, marked as English. */
export function CommonName({ species_id, name }: CommonNameProps) {
  return useLocalNames()(species_id) ?? <span lang="en">{name}</span>
}
