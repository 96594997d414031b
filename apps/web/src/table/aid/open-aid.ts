/** The one turn aid of the page. */
export const AID = 'turn-aid'

/** Opens it, by button or key. */
export function openAid(): void {
  document.querySelector<HTMLDialogElement>(`#${AID}`)?.showModal()
}
