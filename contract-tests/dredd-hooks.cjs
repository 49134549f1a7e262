// Dredd loads hooks by require; what they do is written in TypeScript (dredd.ts) and handed over under this key.
const hooks = require('hooks');

const { prepare, judge } = globalThis[Symbol.for('concordat.dredd')];

hooks.beforeEach((transaction, done) => {
  prepare(transaction).then(
    () => done(),
    (error) => {
      transaction.fail = `could not be prepared: ${error.message}`;
      done();
    },
  );
});

// Dredd compares media types letter by letter; charset and version are right and not documented.
hooks.beforeEachValidation((transaction, done) => {
  const { headers } = transaction.real;
  if (headers['content-type']) headers['content-type'] = headers['content-type'].replace(/;.*$/, '');
  done();
});

hooks.afterEach((transaction, done) => {
  if (transaction.skip) {
    done();
    return;
  }
  const violations = judge(transaction);
  if (violations.length > 0) {
    transaction.fail = violations.join('; ');
    transaction.test.status = 'fail';
    transaction.test.message = transaction.fail;
  }
  done();
});
