import { useEffect, useRef } from 'react'
import { arrows, type Editor } from './editor/editor.ts'
import type { EditorEvent } from './editor/reduce-editor.ts'

interface EditorKeys {
  editor: Editor
  dispatch: (event: EditorEvent) => void
  save: () => void
  imageWidth: number
}

/** Listens on the window, so that keys work wherever the focus is. Fields and dialogs handle their own keys. */
export function useEditorKeys(keys: EditorKeys): void {
  // The listener reads from a ref, so that it need not be replaced with every render.
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event.target)) return
      if (handleKey(event, latest.current)) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, dialog') !== null
}

/** Returns whether the editor handled the key. */
function handleKey(event: KeyboardEvent, { editor, dispatch, save, imageWidth }: EditorKeys): boolean {
  const { key, shiftKey } = event
  if (event.ctrlKey || event.metaKey) {
    const command = shortcut(event)
    if (command === 'save') {
      // A key that is held down repeats its event; it must save only once.
      if (!event.repeat) save()
    } else if (command) dispatch({ type: command })
    return command !== undefined
  }
  // With Alt, the filling tool takes away what it would join.
  const takesAway = editor.mode === 'fill' && (key === ' ' || key === 'Enter')
  if (event.altKey && !takesAway) return false
  if (key === 'Escape') dispatch({ type: 'cancel' })
  const isDrawing = editor.mode !== 'select'
  const step = isDrawing ? imageWidth / (shiftKey ? 20 : 100) : shiftKey ? 10 : 1
  const isOurs = isDrawing ? isDrawingKey(event) : editor.selection !== undefined && isEditingKey(key)
  if (isOurs) dispatch({ type: 'key', input: { key, step, imageWidth, alt: event.altKey } })
  return isOurs
}

function isEditingKey(key: string): boolean {
  return key in arrows || key === 'Delete' || key === 'Backspace'
}

/**
 * Whether a key draws. Arrow keys and Enter do so only while the canvas has the focus: elsewhere they scroll
 * and press buttons.
 */
function isDrawingKey({ key, target }: KeyboardEvent): boolean {
  if (key === 'Backspace') return true
  const onCanvas = target instanceof Element && target.closest('[data-canvas]') !== null
  return onCanvas && (key in arrows || key === 'Enter' || key === ' ')
}

/** Compares `code` as well, because the same key writes another letter on a Bulgarian keyboard layout. */
function shortcut({ key, code, shiftKey }: KeyboardEvent): 'undo' | 'redo' | 'save' | undefined {
  const is = (letter: string) => key.toLowerCase() === letter || code === `Key${letter.toUpperCase()}`
  if (is('z')) return shiftKey ? 'redo' : 'undo'
  if (is('y')) return 'redo'
  if (is('s')) return 'save'
  return undefined
}
