import { formWords, reportWords, uiWords } from '#services/words/words.ts'

/** Typed text stays while the page is open. */
const dialogs = new Map<string, HTMLDialogElement>()

/** Shows the form of the link's page; throws when the page has none. */
export async function openReportDialog(link: HTMLAnchorElement): Promise<void> {
  const dialog = dialogs.get(link.href) ?? createDialog(await loadForm(link.href))
  dialogs.set(link.href, dialog)
  if (dialog.open) return
  dialog.onclose = () => {
    if (!dialog.querySelector('form')) forget(link.href, dialog)
    link.focus()
  }
  dialog.showModal()
  dialog.querySelector('h2')?.focus()
}

function forget(href: string, dialog: HTMLDialogElement): void {
  dialogs.delete(href)
  dialog.remove()
}

async function loadForm(href: string): Promise<Element> {
  const response = await fetch(href)
  const form = formOf(await response.text())
  if (!response.ok || !form) throw new Error(`no form at ${href}`)
  return form
}

/** The part of the page that the form's own page shows too; its styles would break the policy of this page. */
function formOf(html: string): Element | null {
  const unstyled = html.replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '')
  const page = new DOMParser().parseFromString(unstyled, 'text/html')
  return page.querySelector('[data-plain-form]')
}

function createDialog(form: Element): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = 'dialog'
  dialog.setAttribute('aria-labelledby', 'denunciar')
  dialog.innerHTML = `<header><h2 id="denunciar" tabindex="-1">${reportWords.title}</h2>
    <button class="close" type="button" aria-label="${reportWords.close}">×</button></header><div class="body stack"></div>`
  dialog.querySelector('.close')?.addEventListener('click', () => dialog.close())
  dialog.querySelector('.body')?.append(form)
  addCancel(form, dialog)
  dialog.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      clearError(target)
  })
  dialog.addEventListener('submit', event => {
    event.preventDefault()
    send(event.target as HTMLFormElement)
  })
  document.body.append(dialog)
  return dialog
}

/** Sends the form as its page does, and shows what the page would show. */
async function send(form: HTMLFormElement): Promise<void> {
  if (form.getAttribute('aria-busy') === 'true') return
  form.setAttribute('aria-busy', 'true')
  try {
    const body = new URLSearchParams(
      [...new FormData(form)].map(([name, value]) => [name, `${value}`])
    )
    const response = await fetch(form.action, { method: 'POST', body })
    const part = formOf(await response.text())
    if (part) show(form, part)
    else fail(form, reportWords.unexpected)
  } catch {
    fail(form, uiWords.connectionError)
  } finally {
    form.setAttribute('aria-busy', 'false')
  }
}

function show(form: HTMLFormElement, part: Element): void {
  const dialog = form.closest('dialog')
  form.replaceWith(part)
  if (!part.matches('form')) part.append(doneButton(() => dialog?.close()))
  else if (dialog) addCancel(part, dialog)
  const first = part.querySelector<HTMLElement>('.summary, .notice') ?? (part as HTMLElement)
  first.tabIndex = -1
  first.focus()
  first.scrollIntoView({ block: 'nearest' })
}

/** The page of the form needs no such button. */
function addCancel(form: Element, dialog: HTMLDialogElement): void {
  const cancel = buttonOf('quiet', formWords.cancel, () => dialog.close())
  form.querySelector('.actions')?.append(cancel)
}

/** The error of a field that is being changed, and its line in the box of errors. */
function clearError({ form, name }: HTMLInputElement | HTMLTextAreaElement): void {
  form?.querySelector(`[id="${name}-error"]`)?.remove()
  form?.querySelector(`[id="${name}"]`)?.removeAttribute('aria-invalid')
  const summary = form?.querySelector('.summary')
  summary?.querySelector(`[href="#${name}"]`)?.closest('li')?.remove()
  if (summary?.querySelector('ul:empty')) summary.remove()
}

/** After the last step. */
function doneButton(close: () => void): HTMLElement {
  const actions = document.createElement('p')
  actions.className = 'row actions'
  actions.append(buttonOf('primary', reportWords.done, close))
  return actions
}

function buttonOf(look: string, text: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `button ${look}`
  button.textContent = text
  button.addEventListener('click', press)
  return button
}

/** The error box of the page. */
function fail(form: HTMLFormElement, sentence: string): void {
  form.querySelector('.summary')?.remove()
  const box = document.createElement('div')
  box.className = 'summary'
  box.setAttribute('role', 'alert')
  box.textContent = sentence
  form.prepend(box)
  box.scrollIntoView({ block: 'nearest' })
}
