/** Plain data that is only read, all the way down: what questions take and views are made of. */
export type Seen<T> = T extends string | number | boolean | null
  ? T
  : T extends readonly (infer One)[]
    ? readonly Seen<One>[]
    : { readonly [Name in keyof T]: Seen<T[Name]> }
