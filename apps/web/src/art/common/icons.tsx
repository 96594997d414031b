import { Glyph, type IconProps } from './icon.tsx'

/* Signs of the interface: knife strokes, a little uneven, all in the colour of the text. */

export function UndoIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      strokes="M12 24H38C50 24 55 33 54 41C53 50 46 54 38 54H22M24 10L11 24L24 38"
    />
  )
}
export function CheckIcon(props: IconProps) {
  return <Glyph {...props} strokes="M9 35L25 51L56 14" />
}
export function CrossIcon(props: IconProps) {
  return <Glyph {...props} strokes="M13 13L51 52M51 12L13 51" />
}
export function ArrowLeftIcon(props: IconProps) {
  return <Glyph {...props} strokes="M56 32H10M28 12L9 32L28 52" />
}
export function PlayIcon(props: IconProps) {
  return <Glyph {...props} solids="M15 7L57 31V34L15 58Z" />
}
export function PauseIcon(props: IconProps) {
  return <Glyph {...props} solids="M13 8H27L26 56H13ZM37 8H51V56H38Z" />
}
export function StepIcon(props: IconProps) {
  return <Glyph {...props} solids="M9 9L42 31V34L9 56ZM45 9H56V55H46Z" />
}
export function SkipIcon(props: IconProps) {
  return <Glyph {...props} solids="M4 11L28 31V34L4 54ZM29 11L52 31V34L29 54ZM53 10H61V54H53Z" />
}
export function MenuIcon(props: IconProps) {
  return <Glyph {...props} strokes="M9 15H55M9 32H54M10 49H55" />
}
export function GearIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      solids="M27 3H37L39 11L45 13L52 8L59 15L55 22L57 27L63 29V37L56 40L54 45L58 51L51 58L45 54L39 56L36 62H28L25 56L19 54L13 58L6 51L10 45L8 39L1 37V28L8 26L10 20L6 14L13 7L20 11L25 10ZM32 21A11 11 0 1 0 32.1 21Z"
    />
  )
}
export function BookIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      strokes="M32 15C24 8 14 8 6 10V50C14 48 24 49 32 55C40 49 50 48 58 50V10C50 8 40 8 32 15V54"
    />
  )
}
export function ScrollIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      strokes="M18 10H50C57 10 58 20 50 20H46V46C46 58 36 57 18 54C10 54 8 44 16 44H36M18 10C12 10 10 16 12 20V44M23 22H36M23 33H36"
    />
  )
}
export function QuestionIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      strokes="M18 21C19 6 46 6 46 21C46 31 32 31 32 43"
      solids="M32 51A4.5 4.5 0 1 1 31.9 51Z"
    />
  )
}
/** A torch: light in the dark. */
export function TorchIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      strokes="M24 42H40M29 42L31 60H33L35 42"
      solids="M33 4C36 14 46 18 44 29C43 35 38 38 32 38C26 38 21 35 20 29C19 23 24 21 25 15C28 18 29 20 29 23C32 18 34 12 33 4Z"
    />
  )
}
export function HourglassIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      strokes="M12 7H52M12 57H52M17 8C17 24 30 26 30 32C30 38 17 40 17 56M47 8C47 24 34 26 34 32C34 38 47 40 47 56"
      solids="M24 20H40L32 29ZM22 54L32 42L42 54Z"
    />
  )
}
export function EyeIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      strokes="M4 33C16 12 48 12 60 33C48 53 16 53 4 33Z"
      solids="M32 23A9.5 9.5 0 1 1 31.9 23Z"
    />
  )
}
export function CurtainIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      strokes="M6 7H58M11 8C12 28 10 40 8 57H22C28 44 30 26 31 8M53 8C52 28 54 40 56 57H42C36 44 34 26 33 8M20 9C20 26 18 42 15 56M44 9C44 26 46 42 49 56"
    />
  )
}
export function DownloadIcon(props: IconProps) {
  return <Glyph {...props} strokes="M32 6V40M17 27L32 41L47 27M8 44V57H56V44" />
}
export function UploadIcon(props: IconProps) {
  return <Glyph {...props} strokes="M32 41V8M17 22L32 7L47 22M8 44V57H56V44" />
}
export function ShareIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      strokes="M18 32L46 15M18 33L46 50"
      solids="M15 23A9.5 9.5 0 1 1 14.9 23ZM49 4A9.5 9.5 0 1 1 48.9 4ZM49 41A9.5 9.5 0 1 1 48.9 41Z"
    />
  )
}
export function TrashIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      strokes="M8 15H56M23 14L25 6H39L41 14M14 16L17 57H47L50 16M26 27L27 46M38 27L37 46"
    />
  )
}
const SPEAKER = 'M5 23H16L33 8V56L16 42H5Z'
export function SoundOnIcon(props: IconProps) {
  return (
    <Glyph {...props} strokes="M42 22C48 28 48 37 42 43M50 13C61 24 61 41 50 52" solids={SPEAKER} />
  )
}
export function SoundOffIcon(props: IconProps) {
  return <Glyph {...props} strokes="M43 24L59 41M59 23L43 41" solids={SPEAKER} />
}
export function SunIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      strokes="M32 1V12M32 52V63M1 32H12M52 32H63M10 10L18 18M46 46L54 54M10 54L18 46M46 18L54 10"
      solids="M32 17A15 15 0 1 1 31.9 17Z"
    />
  )
}
export function MoonIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      solids="M41 6C24 8 10 20 11 37C12 52 28 62 43 57C49 55 54 51 57 46C37 49 26 26 41 6Z"
    />
  )
}
export function SwordIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      solids="M60 3L57 17L28 45L34 51L30 55L22 48L12 58L14 61L10 64L0 54L3 50L6 52L16 42L9 34L13 30L19 36L47 7Z"
    />
  )
}
export function CrownIcon(props: IconProps) {
  return <Glyph {...props} solids="M4 16L17 30L32 8L47 30L60 16L56 46H8ZM8 50H56L55 58H9Z" />
}
export function HomeIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      strokes="M5 34L32 9L59 34M13 30V56H51V30M21 5L32 15L43 5"
      solids="M26 38H38V56H26Z"
    />
  )
}
export function BotIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      strokes="M32 5V15M11 17H53L55 53H9ZM3 30V42M61 30V42M23 45H41"
      solids="M23 26A5 5 0 1 1 22.9 26ZM41 26A5 5 0 1 1 40.9 26ZM32 2A4.5 4.5 0 1 1 31.9 2Z"
    />
  )
}
export function PersonIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      solids="M32 4C42 4 47 11 46 20C45 28 39 34 32 34C25 34 19 28 18 20C17 11 22 4 32 4ZM6 60C6 46 15 39 24 37L32 43L40 37C49 39 58 46 58 60Z"
    />
  )
}
export function TalkIcon(props: IconProps) {
  return <Glyph {...props} strokes="M8 11H56V42H32L17 55V42H8ZM19 22H45M19 31H38" />
}
/** Four corners, drawn apart or together. */
export function FullscreenIcon({ isFull, ...props }: IconProps & { readonly isFull: boolean }) {
  const apart = 'M10 24V10H24M40 10H54V24M54 40V54H40M24 54H10V40'
  const together = 'M24 9V24H9M55 24H40V9M40 55V40H55M9 40H24V55'
  return <Glyph {...props} strokes={isFull ? together : apart} />
}
/** A screen on its foot, for everybody in the room. */
export function ScreenIcon(props: IconProps) {
  return <Glyph {...props} strokes="M7 12H57V45H7ZM32 46V56M19 56H45" />
}
export function HandIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      strokes="M20 36V14C20 9 27 9 27 14V30M27 28V9C27 4 34 4 34 9V28M34 28V11C34 6 41 6 41 11V30M41 30V18C41 13 48 13 48 18V40C48 52 41 59 32 59C24 59 20 55 16 48L9 36C7 31 13 29 16 33L20 39"
    />
  )
}
