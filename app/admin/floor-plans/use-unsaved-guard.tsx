import type { ReactNode } from 'react'
import { LeaveGuard } from '../form/leave-guard.tsx'

/** The question before a drawing is left that is not saved. */
export function useUnsavedGuard(isUnsaved: boolean): ReactNode {
  return <LeaveGuard isDirty={() => isUnsaved} />
}
