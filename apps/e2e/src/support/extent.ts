/**
 * Whether everything is looked at in every window and language that there is, as `ALL_WINDOWS=1`
 * asks for. Otherwise, where one thing stands for others that are alike, only that one is.
 */
export const IS_ALL = process.env['ALL_WINDOWS'] === '1'
