interface NamedSpecies {
  common_name: string | null
  common_names: readonly { name: string }[]
  primary_common_name: string | null
}

/**
 * What a species is called: its common name, else the first of its names, else the primary one;
 * undefined when it has none. Source: specification, document 2, section 2.2.
 */
export function commonName({
  common_name,
  common_names,
  primary_common_name,
}: NamedSpecies): string | undefined {
  return [common_name, common_names[0]?.name, primary_common_name].find((name) => name?.trim()) ?? undefined
}
