/** Lines of YAML: a key, and its value as JSON, which YAML reads as it is. Undefined is left out. */
export function yamlLines(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${JSON.stringify(value)}\n`]))
    .join('')
}
