interface EditedForms {
  /** Whether new data would get in the way of somebody's typing. */
  any(): boolean
}

/**
 * Knows which forms a person is filling in. A form that edits a record (it carries a `revision`) counts from
 * the first key until it is sent, reset or gone: new data would give it a newer revision than the one its
 * values are based on. Any other form that sends something counts while the person is in it. A form without
 * a button saves by itself, so it never counts; nor does one that says it takes in newer data by itself
 * (`data-takes-news`).
 */
export function watchEditedForms(document: Document, onRelease: () => void): EditedForms {
  const edited = new Set<HTMLFormElement>()

  document.addEventListener('input', ({ target }) => {
    const form = (target as HTMLInputElement | null)?.form
    if (form?.method !== 'post' || 'takesNews' in form.dataset) return
    if (form.querySelector('button:not([type=button])')) edited.add(form)
  })
  for (const name of ['submit', 'reset']) {
    document.addEventListener(name, ({ target }) => {
      if (edited.delete(target as HTMLFormElement)) setTimeout(onRelease)
    })
  }
  document.addEventListener('focusout', () => {
    if (edited.size > 0) setTimeout(onRelease)
  })

  return {
    any() {
      for (const form of edited) if (!form.isConnected) edited.delete(form)
      return [...edited].some(
        (form) => form.elements.namedItem('revision') || form.contains(document.activeElement),
      )
    },
  }
}
