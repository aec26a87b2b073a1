import type admin from '../../../public/locales/en/admin.json'

type AdminWords = typeof admin

/** Fields that have a name in `admin:fields`. */
export type FieldName = keyof AdminWords['fields']
/** Fields whose hint is in `admin:hints`. */
export type HintName = keyof AdminWords['hints']
/** Columns that have a heading in `admin:columns`. */
export type ColumnName = keyof AdminWords['columns']
/** What can be wrong with a field, as `admin:validation` says it. */
export type ValidationKey = keyof AdminWords['validation']
/** Tables that have a name in `admin:tables`. */
export type TableName = keyof AdminWords['tables']
/** Marks that records carry, as `admin:marks` calls them. */
export type MarkName = keyof AdminWords['marks']
/** Screens that have a name in `admin:sidebar.entries`. */
export type SidebarWord = keyof AdminWords['sidebar']['entries']
