import {
  type ActionIconFactory,
  type AvatarFactory,
  type BadgeFactory,
  type ButtonFactory,
  type CardFactory,
  type CheckboxFactory,
  type ComboboxFactory,
  type DrawerFactory,
  type ExtendComponent,
  type FactoryPayload,
  type InputBaseFactory,
  type InputFactory,
  type InputWrapperFactory,
  type LoaderFactory,
  type MenuFactory,
  type ModalFactory,
  type MultiSelectFactory,
  type NotificationFactory,
  type NumberInputFactory,
  type PillFactory,
  type PopoverFactory,
  type RadioFactory,
  type RangeSliderFactory,
  type SegmentedControlFactory,
  type SelectFactory,
  type SkeletonFactory,
  type SliderFactory,
  type SwitchFactory,
  type TableFactory,
  type TabsFactory,
  type TagsInputFactory,
  type TextInputFactory,
  type TextareaFactory,
  type TooltipFactory,
  type CSSVariablesResolver,
  createTheme,
} from '@mantine/core';
import { takeTyped } from '../fields/take-typed.ts';
import { darkTokens, lightTokens, mantineFollows, palette } from './theme-colours.ts';

/** Checked like Mantine's own `extend`, which would keep every component named here in the first load. */
const part = <F extends FactoryPayload>(given: ExtendComponent<F>) => given;

const control = { '--input-size': '32px', '--input-height': '32px', '--input-fz': '13px' };
const floating = {
  shadow: 'md',
  radius: 'lg',
  transitionProps: { duration: 120, transition: 'pop' as const },
};
const buttonHeights: Record<string, string> = { xs: '28px', sm: '32px', md: '36px', lg: '40px' };

const controls = {
  Button: part<ButtonFactory>({
    defaultProps: { size: 'sm', variant: 'default' },
    vars: (_theme, { size }) => ({
      root: {
        '--button-height': buttonHeights[String(size)] ?? '32px',
        '--button-fz': '13px',
        '--button-padding-x': size === 'xs' ? '10px' : '12px',
      },
    }),
    styles: { label: { fontWeight: 530 } },
  }),
  ActionIcon: part<ActionIconFactory>({ defaultProps: { variant: 'subtle', color: 'gray', size: 28 } }),
  Input: part<InputFactory>({ defaultProps: { size: 'sm' }, vars: () => ({ wrapper: control }) }),
  InputWrapper: part<InputWrapperFactory>({
    styles: {
      label: { fontSize: 13, fontWeight: 530, marginBottom: 6 },
      error: { fontSize: 12 },
      description: { fontSize: 12 },
    },
  }),
  InputBase: part<InputBaseFactory>({
    defaultProps: { size: 'sm', radius: 'sm' },
    vars: () => ({ wrapper: control }),
  }),
  TextInput: part<TextInputFactory>({ defaultProps: { size: 'sm' } }),
  NumberInput: part<NumberInputFactory>({ defaultProps: { size: 'sm', hideControls: true } }),
  Textarea: part<TextareaFactory>({ defaultProps: { size: 'sm', autosize: true, minRows: 3 } }),
  Select: part<SelectFactory>({
    defaultProps: {
      size: 'sm',
      checkIconPosition: 'right',
      comboboxProps: floating,
      // To pick what is chosen again is no wish to lose it, but where one may choose nothing.
      allowDeselect: false,
      onKeyDown: takeTyped('one'),
    },
  }),
  MultiSelect: part<MultiSelectFactory>({
    defaultProps: {
      size: 'sm',
      checkIconPosition: 'right',
      comboboxProps: floating,
      onKeyDown: takeTyped('several'),
    },
  }),
  TagsInput: part<TagsInputFactory>({ defaultProps: { size: 'sm', comboboxProps: floating } }),
  Combobox: part<ComboboxFactory>({ defaultProps: { ...floating, position: 'bottom-start' } }),
  SegmentedControl: part<SegmentedControlFactory>({
    defaultProps: { size: 'xs', radius: 'sm', withItemsBorders: false, transitionDuration: 120 },
  }),
  Switch: part<SwitchFactory>({ defaultProps: { size: 'xs', withThumbIndicator: false } }),
  Checkbox: part<CheckboxFactory>({ defaultProps: { size: 'xs', radius: 'xs' } }),
  Radio: part<RadioFactory>({ defaultProps: { size: 'xs' } }),
  RangeSlider: part<RangeSliderFactory>({ defaultProps: { size: 4, thumbSize: 16, label: null } }),
  Slider: part<SliderFactory>({ defaultProps: { size: 4, thumbSize: 16 } }),
};

const surfaces = {
  Card: part<CardFactory>({ defaultProps: { withBorder: true, radius: 'md', padding: 0, shadow: 'none' } }),
  // No trapFocus here: selects and menus are popovers inside, and would lose the focus of their field.
  Popover: part<PopoverFactory>({ defaultProps: { ...floating, position: 'bottom-end' } }),
  // A menu holds nothing but its items.
  Menu: part<MenuFactory>({
    defaultProps: { ...floating, radius: 'md', width: 200, withInitialFocusPlaceholder: false },
  }),
  Tooltip: part<TooltipFactory>({
    defaultProps: {
      openDelay: 400,
      transitionProps: { duration: 100 },
      radius: 'sm',
      events: { hover: true, focus: true, touch: false },
    },
  }),
  Drawer: part<DrawerFactory>({
    defaultProps: {
      overlayProps: { color: 'var(--c-scrim)', backgroundOpacity: 1 },
      transitionProps: { duration: 180 },
      shadow: 'xl',
      radius: 'xl',
    },
  }),
  Modal: part<ModalFactory>({
    defaultProps: {
      centered: true,
      radius: 'lg',
      padding: 20,
      overlayProps: { color: 'var(--c-scrim)', backgroundOpacity: 1 },
      transitionProps: { duration: 160 },
      shadow: 'xl',
    },
  }),
  Notification: part<NotificationFactory>({ defaultProps: { withBorder: false, radius: 'md' } }),
};

const content = {
  Avatar: part<AvatarFactory>({ defaultProps: { size: 20, radius: 'xl', color: 'initials' } }),
  Badge: part<BadgeFactory>({
    defaultProps: { variant: 'light', color: 'gray', radius: 'xs', tt: 'none', fw: 530 },
    vars: () => ({
      root: { '--badge-height': '22px', '--badge-fz': '12px', '--badge-padding-x': '8px' },
    }),
  }),
  Loader: part<LoaderFactory>({ defaultProps: { size: 14 } }),
  Pill: part<PillFactory>({
    defaultProps: { radius: 'xs', size: 'sm' },
    styles: { root: { background: 'var(--c-hover)', color: 'var(--c-text-2)' } },
  }),
  Skeleton: part<SkeletonFactory>({ defaultProps: { radius: 'xs' } }),
  Table: part<TableFactory>({
    defaultProps: {
      verticalSpacing: 0,
      horizontalSpacing: 'md',
      highlightOnHover: true,
      stickyHeader: true,
      fz: 'sm',
    },
    styles: { th: { fontSize: 12, fontWeight: 530, color: 'var(--c-dim)', height: 36 } },
  }),
  Tabs: part<TabsFactory>({
    defaultProps: { variant: 'default', color: 'indigo' },
    styles: { tab: { fontWeight: 530, paddingInline: 0, marginRight: 20, height: 38 } },
  }),
};

export const theme = createTheme({
  primaryColor: 'indigo',
  primaryShade: { light: 7, dark: 6 },
  colors: palette,
  white: '#ffffff',
  black: '#17181c',
  autoContrast: false,
  fontFamily: '"Inter Variable", system-ui, -apple-system, "Segoe UI", sans-serif',
  fontFamilyMonospace: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  fontSmoothing: true,
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '20px', md: '20px', lg: '24px', xl: '28px' },
  fontWeights: { regular: '420', medium: '530', bold: '620' },
  headings: {
    fontWeight: '620',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '16px', lineHeight: '24px' },
      h2: { fontSize: '15px', lineHeight: '20px' },
      h3: { fontSize: '14px', lineHeight: '20px' },
      h4: { fontSize: '14px', lineHeight: '20px' },
      h5: { fontSize: '13px', lineHeight: '20px' },
      h6: { fontSize: '12px', lineHeight: '16px' },
    },
  },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px', xxl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '14px' },
  defaultRadius: 'sm',
  shadows: {
    xs: 'none',
    sm: 'none',
    md: 'var(--sh-pop)',
    lg: 'var(--sh-pop)',
    xl: 'var(--sh-sheet)',
  },
  breakpoints: { xs: '390px', sm: '768px', md: '1024px', lg: '1100px', xl: '1280px' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: { ...controls, ...surfaces, ...content },
});

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--w-side': '220px',
    '--w-side-min': '56px',
    '--w-filters': '380px',
    '--h-bar': '52px',
    '--t-fast': '120ms cubic-bezier(.2, 0, 0, 1)',
    '--t-base': '180ms cubic-bezier(.2, 0, 0, 1)',
  },
  light: { ...lightTokens, ...mantineFollows },
  dark: { ...darkTokens, ...mantineFollows },
});
