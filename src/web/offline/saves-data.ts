/** What some browsers know of the connection and the device. */
interface KnownDevice {
  connection?: { saveData?: boolean; effectiveType?: string }
  /** In GB, rounded. */
  deviceMemory?: number
}

const known = (): KnownDevice => navigator as Navigator & KnownDevice

/** Whether the reader has asked sites to load no more than they must. */
export const savesData = (): boolean => known().connection?.saveData ?? false

/** Whether the connection is slower than '4g', as far as the browser reports it. */
export const isOnSlowConnection = (): boolean => (known().connection?.effectiveType ?? '4g') !== '4g'

/** Whether the device has less memory than this, as far as the browser reports it. */
export const hasLessMemoryThan = (gigabytes: number): boolean =>
  (known().deviceMemory ?? gigabytes) < gigabytes
