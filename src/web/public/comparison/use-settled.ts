import { useState } from 'react'

/** The last value that was answered, which stays until the newest one is, so that figures never stand under another choice. */
export function useSettled<Value>(asked: Value, isAnswered: boolean): Value {
  const [settled, settle] = useState(asked)
  if (isAnswered && settled !== asked) settle(asked)
  return isAnswered ? asked : settled
}
