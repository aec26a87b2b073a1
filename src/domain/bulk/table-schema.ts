import type { Column, PublishedTable } from './codebook.ts'

/** A table as a Table Schema. Source: Frictionless Table Schema 1. */
export function tableSchema({ columns, references }: PublishedTable) {
  return {
    fields: columns.map(field),
    missingValues: [''],
    primaryKey: 'id',
    ...(references.length === 0
      ? {}
      : {
          foreignKeys: references.map(({ column, table }) => ({
            fields: column,
            reference: { resource: table, fields: 'id' },
          })),
        }),
  }
}

function field({ name, type, description, required, values, isAddress }: Column) {
  const constraints = {
    ...(required ? { required } : {}),
    ...(name === 'id' ? { unique: true } : {}),
    ...(values === undefined ? {} : { enum: [...values] }),
  }
  return {
    name,
    type,
    ...(isAddress ? { format: 'uri' } : {}),
    description,
    ...(Object.keys(constraints).length === 0 ? {} : { constraints }),
  }
}
