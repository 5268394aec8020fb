/** Rules of this house that no linter ships. Plain JavaScript, because the linter loads it as it is. */

const isFunction = ({ type }) =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);
const functionOf = (node) => {
  let at = node.parent;
  while (at && !isFunction(at)) at = at.parent;
  return at ?? null;
};

/** `f().catch(…)` and `f().then(…, …)` settle well whatever happens: nobody need listen to them. */
const settlesWell = ({ callee, arguments: given }) =>
  callee.type === 'MemberExpression' &&
  (callee.property.name === 'catch' || (callee.property.name === 'then' && given.length === 2));

const starts = (init) => {
  if (!init) return false;
  if (init.type === 'ChainExpression') return starts(init.expression);
  if (init.type === 'ConditionalExpression') return starts(init.consequent) || starts(init.alternate);
  if (init.type === 'LogicalExpression') return starts(init.left) || starts(init.right);
  return init.type === 'CallExpression' && !settlesWell(init);
};

/** Whether a variable is awaited here: by itself, or in or as the list of Promise.all and its like. */
const awaitOf = (identifier) => {
  let node = identifier;
  if (node.parent.type === 'ArrayExpression') node = node.parent;
  const call = node.parent;
  const isTogether = call.type === 'CallExpression' && call.callee.object?.name === 'Promise';
  const waited = isTogether ? call : identifier;
  return waited.parent.type === 'AwaitExpression' ? waited.parent : null;
};

/**
 * A promise that is started, left while another is awaited, and awaited then: when the other fails nobody listens to
 * it any more, and its own failure ends the process.
 */
const noPromiseLeft = {
  meta: { messages: { left: '{{name}} is started and left: await it where it is started (Promise.all).' } },
  create(context) {
    const pauses = [];
    const waits = [];
    const check = (declarator, init, name) => {
      if (!starts(init)) return;
      for (const variable of context.sourceCode.getDeclaredVariables(declarator))
        if (variable.name === name)
          for (const { identifier } of variable.references) {
            const wait = awaitOf(identifier);
            if (wait && functionOf(wait) === functionOf(declarator)) waits.push({ declarator, wait, name });
          }
    };
    return {
      AwaitExpression: (node) => void pauses.push(node),
      ThrowStatement: (node) => void pauses.push(node),
      VariableDeclarator(node) {
        if (node.id.type === 'Identifier') check(node, node.init, node.id.name);
        if (node.id.type === 'ArrayPattern' && node.init?.type === 'ArrayExpression')
          node.id.elements.forEach((id, at) => id && check(node, node.init.elements[at], id.name));
      },
      'Program:exit'() {
        for (const { declarator, wait, name } of waits) {
          const [, begin] = declarator.range;
          const [end] = wait.range;
          const between = pauses.some(
            (pause) =>
              pause !== wait &&
              pause.range[0] >= begin &&
              pause.range[0] < end &&
              functionOf(pause) === functionOf(declarator),
          );
          if (between) context.report({ node: wait, messageId: 'left', data: { name } });
        }
      },
    };
  },
};

export default { meta: { name: 'orion' }, rules: { 'no-promise-left': noPromiseLeft } };
