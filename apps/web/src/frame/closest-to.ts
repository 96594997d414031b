/** The nearest element of a selector around where something happened; `null` where there is none. */
export function closestTo(
  { target }: { readonly target: EventTarget | null },
  selector: string,
): Element | null {
  return target instanceof Element ? target.closest(selector) : null
}
