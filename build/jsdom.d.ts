/** The part of jsdom that the prerendering uses; the package has no types. */
declare module 'jsdom' {
  export class JSDOM {
    readonly window: { readonly DOMParser: typeof DOMParser }
  }
}
