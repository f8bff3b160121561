import {
  type ActionIcon,
  type Button,
  createTheme,
  type CSSVariablesResolver,
  type Input,
  type InputWrapper,
  type MantineColorsTuple,
  type Menu,
  type Skeleton,
  type Tabs,
} from '@mantine/core'

/**
 * Does the same as `Component.extend` without importing the component. The theme is in the first bundle, most components are not.
 */
function component<C extends { extend: (settings: never) => unknown }>(settings: Parameters<C['extend']>[0]) {
  return settings
}

const colors = {
  accent: [
    '#FFF4EE',
    '#FFEDE3',
    '#FFCFB7',
    '#FFB18A',
    '#FF9159',
    '#FF7A3D',
    '#F0641C',
    '#CB5011',
    '#A83C06',
    '#7A2B05',
  ],
  dark: ['#EDF3F2', '#B5C7CA', '#8FA7AC', '#5E848F', '#21424D', '#17313A', '#10252C', '#0A1B21', '#07151A', '#040D11'],
  gray: ['#F8FBFB', '#EFF4F4', '#E6EEEF', '#D0DCDE', '#9DB4B9', '#6C858C', '#516971', '#38525A', '#1D353D', '#0B1F26'],
  red: ['#FFF5F6', '#FCE6EA', '#FFC5CC', '#FFA4AF', '#FF8093', '#C8314F', '#BF2A49', '#B72043', '#B0173C', '#7F0E2A'],
} satisfies Record<string, MantineColorsTuple>

const buttonSize: Record<string, [height: string, padding: string, font: string]> = {
  sm: ['2.25rem', '12px', '0.875rem'],
  md: ['2.75rem', '18px', '0.9375rem'],
  lg: ['3.25rem', '24px', '1rem'],
}

/** The theme for Mantine. All values refer to tokens. */
export const theme = createTheme({
  colors,
  primaryColor: 'accent',
  primaryShade: { light: 5, dark: 5 },
  autoContrast: true, // ink text on the accent fill (6.8:1), never white (2.6:1)
  luminanceThreshold: 0.3,
  white: '#FFFFFF',
  black: '#0A1B21',
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusClassName: 'hl-focus',
  defaultGradient: { from: '#FF7A3D', to: '#F2C24E', deg: 135 }, // premium avatar only
  fontFamily: "'Instrument Sans Variable', 'Instrument Sans Fallback', system-ui, sans-serif",
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  lineHeights: { xs: '1.385', sm: '1.43', md: '1.5', lg: '1.555', xl: '1.4' },
  fontWeights: { regular: '400', medium: '560', bold: '640' },
  headings: {
    fontFamily: "'Besley Variable', 'Besley Fallback', Rockwell, Georgia, serif",
    fontWeight: '640',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(2rem, 1.67rem + 1.3vw, 2.75rem)', lineHeight: '1.15' },
      h2: { fontSize: 'clamp(1.625rem, 1.42rem + 0.9vw, 2.125rem)', lineHeight: '1.18' },
      h3: { fontSize: '1.25rem', lineHeight: '1.3' },
    },
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px', '2xl': '48px', '3xl': '64px', '4xl': '96px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '20px' },
  shadows: {
    xs: 'var(--hl-shadow-1)',
    sm: 'var(--hl-shadow-1)',
    md: 'var(--hl-shadow-2)',
    lg: 'var(--hl-shadow-3)',
    xl: 'var(--hl-shadow-3)',
  },
  breakpoints: { xs: '22.5em', sm: '48em', md: '64em', lg: '80em', xl: '90em' },
  components: {
    Button: component<typeof Button>({
      classNames: { root: 'hl-btn' },
      vars: (_theme, { size }) => {
        const [height, padding, font] = buttonSize[String(size)] ?? ['2.75rem', '18px', '0.9375rem']
        return { root: { '--button-height': height, '--button-padding-x': padding, '--button-fz': font } }
      },
    }),
    ActionIcon: component<typeof ActionIcon>({ defaultProps: { variant: 'subtle', color: 'gray', size: 44 } }),
    Input: component<typeof Input>({ defaultProps: { size: 'md' }, classNames: { input: 'hl-input' } }),
    InputWrapper: component<typeof InputWrapper>({
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      classNames: { label: 'hl-label' },
    }),
    Menu: component<typeof Menu>({
      defaultProps: { radius: 'lg', shadow: 'md', offset: 8, width: 264, position: 'bottom-end' },
      classNames: { dropdown: 'hl-raised', item: 'hl-item' },
    }),
    Tabs: component<typeof Tabs>({ classNames: { list: 'hl-tabs', tab: 'hl-tab' } }),
    Skeleton: component<typeof Skeleton>({ defaultProps: { radius: 'xs' } }),
  },
})

const tone = (name: string, token: string, text = token) => ({
  [`--mantine-color-${name}-text`]: `var(--hl-${text})`,
  [`--mantine-color-${name}-light`]: `var(--hl-${token}-wash)`,
  [`--mantine-color-${name}-light-hover`]: `var(--hl-${token}-wash)`,
  [`--mantine-color-${name}-light-color`]: `var(--hl-${text})`,
  [`--mantine-color-${name}-outline`]: `var(--hl-${text})`,
  [`--mantine-color-${name}-outline-hover`]: `var(--hl-${token}-wash)`,
})

const semantic = {
  '--mantine-color-body': 'var(--hl-bg)',
  '--mantine-color-text': 'var(--hl-text)',
  '--mantine-color-bright': 'var(--hl-text)',
  '--mantine-color-dimmed': 'var(--hl-text-2)',
  '--mantine-color-placeholder': 'var(--hl-text-3)',
  '--mantine-color-anchor': 'var(--hl-text)',
  '--mantine-color-error': 'var(--hl-danger)',
  '--mantine-color-success': 'var(--hl-ok)',
  '--mantine-color-default': 'transparent',
  '--mantine-color-default-color': 'var(--hl-text)',
  '--mantine-color-default-border': 'var(--hl-edge)',
  '--mantine-color-default-hover': 'var(--hl-tint)',
  '--mantine-color-disabled': 'var(--hl-tint)',
  '--mantine-color-disabled-color': 'var(--hl-text-3)',
  '--mantine-color-disabled-border': 'transparent',
  '--mantine-primary-color-contrast': 'var(--hl-on-accent)',
  '--mantine-color-gray-light-color': 'var(--hl-text-2)',
  '--mantine-color-gray-light-hover': 'var(--hl-tint)',
  ...tone('accent', 'accent', 'accent-text'),
  '--mantine-color-accent-filled-hover': 'var(--hl-accent-hover)',
  ...tone('red', 'danger'), // filled red (white on #C8314F) only inside a delete confirmation
}

/** Maps the tokens to the variables of Mantine's styles. Both schemes share one map. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: semantic, dark: semantic })
