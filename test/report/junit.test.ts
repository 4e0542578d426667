import { expect, it } from "vitest";

import { renderJUnit } from "../../src/report/junit.ts";

it("is JUnit XML with counts, whatever the names hold", () => {
  const xml = renderJUnit('a <model> & "co"', [
    { name: "passes" },
    { name: "fails", failure: "8 of 400 > 0\nline \u0001 two ]]>" },
    { name: "is left out", skipped: "no originals" },
  ]);
  expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites tests="3" failures="1" errors="0" skipped="1">
  <testsuite name="a &lt;model&gt; &amp; &quot;co&quot;" tests="3" failures="1" errors="0" skipped="1">
    <testcase classname="a &lt;model&gt; &amp; &quot;co&quot;" name="passes"/>
    <testcase classname="a &lt;model&gt; &amp; &quot;co&quot;" name="fails">
      <failure message="8 of 400 &gt; 0" type="leak">8 of 400 &gt; 0
line \uFFFD two ]]&gt;</failure>
    </testcase>
    <testcase classname="a &lt;model&gt; &amp; &quot;co&quot;" name="is left out">
      <skipped message="no originals"/>
    </testcase>
  </testsuite>
</testsuites>
`);
});
